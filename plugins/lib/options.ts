import {Joi} from '@docusaurus/utils-validation'

/** What each option of a plugin has to be; every option of its type has a key. */
export type OptionsSchema<Options> = Record<keyof Options, Joi.Schema>

/**
 * Stops the build when a plugin is given other options than it takes.
 *
 * @param plugin its name, for the message
 * @param schema what it takes; an option without `required()` may be left out
 * @param options what it was given
 * @throws naming each wrong option, what it has to be, and all options of the plugin
 */
export function checkOptions<Options extends object>(
  plugin: string,
  schema: OptionsSchema<Options>,
  options: Options,
): void {
  const {error} = Joi.object(schema).validate(options, {
    abortEarly: false,
    convert: false,
  })
  if (!error) return
  const names = Object.keys(schema).join(', ')
  throw new Error(`The plugin "${plugin}" takes ${names}: ${error.message}.`)
}

/** The path of a file or folder, relative to the site. */
export const sitePath = Joi.string().pattern(/^[^/\\]/, 'path relative to the site')

/** Any number of texts, none of them empty. */
export const texts = Joi.array().items(Joi.string())
