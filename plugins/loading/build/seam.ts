import {join} from 'node:path'

/** The version of Docusaurus that the seams (index.ts) were last tried with. */
const triedWith = '3.10.2'

/** Version of an installed package. */
function installedVersion(name: string): string {
  const {version} = require(join(name, 'package.json')) as {version: string}
  return version
}

/**
 * Stops the build when a package does not meet a seam's expectation, so that no upgrade
 * silently breaks the seam.
 *
 * @param file name of the seam's file in plugins/loading/build
 * @param name the package whose internals the seam relies on
 * @param holds whether the package meets the expectation
 * @param expectation completes the sentence "the seam expects …"
 * @throws an error that names the seam, the expectation and the installed version
 */
export function expectOf(
  file: string,
  name: string,
  holds: boolean,
  expectation: string,
): asserts holds {
  if (holds) return
  throw new Error(
    `plugins/loading/build/${file} expects ${expectation}. ${name} ${installedVersion(name)}, ` +
      'which is installed, is different; the seam was last tried with ' +
      `Docusaurus ${triedWith}. ` +
      '`npm run build:stock` builds the site without most seams; "How to upgrade Docusaurus" in ' +
      'CONTRIBUTING.md says what to do.',
  )
}
