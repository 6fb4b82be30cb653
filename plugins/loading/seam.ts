import {join} from 'node:path'

/** A place that relies on the internals of a package. */
interface Seam {
  /** The file of the seam in plugins/loading. */
  file: string
  /** The package whose internals it touches. */
  package: string
  /** The version of the package that the seam was last tried with. */
  triedWith: string
}

/** Version of an installed package. */
function installedVersion(name: string): string {
  const {version} = require(join(name, 'package.json')) as {version: string}
  return version
}

/**
 * Stops the build when a package is not what a seam expects: an upgrade cannot break it
 * unnoticed.
 *
 * @param holds whether it is
 * @param expectation what the seam expects, as the end of "expects …"
 * @throws with the seam, the expectation, the installed version and what to do
 */
export function expectOf(
  {file, package: name, triedWith}: Seam,
  holds: boolean,
  expectation: string,
): asserts holds {
  if (holds) return
  throw new Error(
    `plugins/loading/${file} expects ${expectation}. ${name} ${installedVersion(name)}, ` +
      `which is installed, is different; the seam was last tried with ${triedWith}. ` +
      '`npm run build:stock` builds the site without such seams; "How to upgrade Docusaurus" in ' +
      'CONTRIBUTING.md says what to do.',
  )
}
