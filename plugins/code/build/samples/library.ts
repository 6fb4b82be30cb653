import {Joi} from '@docusaurus/utils-validation'
import {sitePath, texts} from '../../../lib/options'

/** The packages that samples are about. */
export interface Library {
  packages: readonly string[]
  /** A file, relative to the site, that declares what newer versions of the packages add. */
  additions?: string
  /** By package name, the module of the site that an import of the package resolves to. */
  standIns: Readonly<Record<string, string>>
}

/** Checks the option `library` of a plugin. */
export const librarySchema = Joi.object({
  packages: texts.required(),
  additions: sitePath,
  standIns: Joi.object().pattern(Joi.string(), sitePath).required(),
})
