import {Joi} from '@docusaurus/utils-validation'

/** A schema for each option of a plugin. */
export type OptionsSchema<Options> = Record<keyof Options, Joi.Schema>

/**
 * Stops the build when a plugin is given wrong options.
 *
 * @param schema the options that the plugin takes; those without `required()` may be left out
 * @returns the options, with the defaults of those that were left out
 * @throws an error that names each wrong option, what it must be, and all options of the
 *   plugin
 */
export function checkOptions<Options extends object>(
  plugin: string,
  schema: OptionsSchema<Options>,
  options: Options,
): Options {
  const checked = Joi.object(schema).validate(options, {
    abortEarly: false,
    convert: false,
  })
  if (!checked.error) return checked.value as Options
  const names = Object.keys(schema).join(', ')
  throw new Error(`The plugin "${plugin}" takes ${names}: ${checked.error.message}.`)
}

/** The path of a file or folder, relative to the site. */
export const sitePath = Joi.string().pattern(/^[^/\\]/, 'path relative to the site')

/** A list of non-empty strings, which may itself be empty. */
export const texts = Joi.array().items(Joi.string())
