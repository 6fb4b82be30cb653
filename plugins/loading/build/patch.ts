import {join} from 'node:path'

/** The version of Docusaurus that the patches (index.ts) were last tried with. */
const triedWith = '3.10.2'

/**
 * Stops the build when a package does not meet a patch's expectation, so that no upgrade
 * silently breaks the patch.
 *
 * @param file name of the patch's file in plugins/loading/build
 * @param name the package whose internals the patch relies on
 * @param expectation completes the sentence "the patch expects …"
 * @throws an error that names the patch, the expectation and the installed version
 */
export function assertInternal(
  file: string,
  name: string,
  holds: boolean,
  expectation: string,
): asserts holds {
  if (holds) return
  const {version} = require(join(name, 'package.json')) as {version: string}
  throw new Error(
    `plugins/loading/build/${file} expects ${expectation}. ${name} ${version}, ` +
      'which is installed, is different; the patch was last tried with ' +
      `Docusaurus ${triedWith}. ` +
      '`npm run build:unoptimised` builds the site without most patches; "How to upgrade Docusaurus" in ' +
      'CONTRIBUTING.md says what to do.',
  )
}
