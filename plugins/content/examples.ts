import {Joi} from '@docusaurus/utils-validation'
import {sitePath, type OptionsSchema} from '../lib/options'

/** Where a site keeps its live examples, and the component that shows them. */
export interface ExampleParts {
  /** The component that shows an example by its `name`, under its `title`. */
  component: string
  /** Folder with a file for each example, relative to the site. */
  folder: string
}

/** Checks the `ExampleParts` among a plugin's options. */
export const exampleSchema: OptionsSchema<ExampleParts> = {
  component: Joi.string().required(),
  folder: sitePath.required(),
}

/** Glob for the files of the live examples. */
export function exampleGlob(folder: string): string {
  return `${folder}/*.tsx`
}
