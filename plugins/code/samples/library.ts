import {Joi} from '@docusaurus/utils-validation'
import {sitePath, texts} from '../../lib/options'

/** The packages that samples are about. */
export interface Library {
  packages: readonly string[]
  /** A file that declares what newer versions of them add, relative to the site. */
  additions?: string
  /** The modules of the site that samples import in place of packages, by the package's name. */
  standIns: Readonly<Record<string, string>>
}

/** Checks the option `library` of a plugin. */
export const librarySchema = Joi.object({
  packages: texts.required(),
  additions: sitePath,
  standIns: Joi.object().pattern(Joi.string(), sitePath).required(),
})
