import type {Answers, Question} from './form'

/** A file to write, and what its writer does next. */
export interface NewPage {
  /** Path relative to the repository. */
  file: string
  content: string
  nextSteps: string[]
}

/** A kind of page: what to ask for, and what to make of the answers. */
export interface PageKind {
  questions: Question[]
  create: (answers: Answers) => NewPage
}

/** Length of a description in characters (WRITING.md, "Files"). */
const descriptionLength = {shortest: 60, longest: 160}

export const titleQuestion: Question = {
  name: 'title',
  hint: 'a few words, or the name of the export, such as useFacetMap',
  problem: (title) =>
    title.startsWith('#') ? 'is plain text: leave out the #' : undefined,
}

export const descriptionQuestion: Question = {
  name: 'description',
  hint: `what the page is about, ${descriptionLength.shortest} to ${descriptionLength.longest} characters`,
  problem({length}) {
    const {shortest, longest} = descriptionLength
    return length < shortest || length > longest
      ? `has ${length} characters: write ${shortest} to ${longest}`
      : undefined
  },
}

/** Words that YAML does not take for text. */
const yamlKeyword = /^(?:true|false|yes|no|on|off|null|~)$/i

/** Writes a text as a YAML value: as it is where that is safe, else in quotes. */
export function yamlText(text: string): string {
  const isPlain = /^\p{L}(?:[^:#]|:(?! |$)|(?<! )#)*$/u.test(text)
  return isPlain && !yamlKeyword.test(text) ? text : JSON.stringify(text)
}
