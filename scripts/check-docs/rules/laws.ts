import {headingsAbove, type Block, type Page} from '../../../plugins/content/page'
import {pageOf} from '../../../facts/parts'
import {count, type Rule} from '../rule'
import {isDoc, UNASKED} from './kinds'

/** Words that mark a sentence about all cases. */
const UNIVERSAL = /\b(?:always|never|every|each|at most|exactly|only)\b/i
/** Words that name the limits of such a sentence, or the rule that it follows from. */
const LIMITS =
  /\b(?:rule \d|if|unless|until|except|exception|as long as|while|when|whenever|where|without|in development|in production)\b/i
/** Sections with advice or types, which state nothing about behaviour. */
const OTHER_SECTIONS = new Set(['When to use it', 'Signature', 'Typing'])

/** Finds sentences about all cases that neither name their limits nor are quoted by a law. */
export const laws: Rule = {
  name: 'laws',
  check({pages, facts}) {
    let universal = 0
    const problems = pages.filter(isDoc).flatMap((page) => {
      const quoted = facts
        .filter(({file}) => pageOf(file) === page.file.replace(/\.mdx?$/, ''))
        .flatMap((file) => file.facts)
        .flatMap(({kind, words}) => (kind === 'law' && words ? [words] : []))
      const sentences = page.blocks
        .filter((block) => isStatement(page, block))
        .flatMap(sentencesOf)
        .filter(({text}) => UNIVERSAL.test(text))
      universal += sentences.length
      return sentences
        .filter(({text}) => !LIMITS.test(text))
        .filter(({text}) => !quoted.some((words) => overlap(words, text)))
        .map(({line, text}) => ({
          file: page.file,
          line,
          message: `no law proves "${text}": name its limits, link to a rule or write a law`,
        }))
    })
    return {problems, checked: count(universal, 'sentence') + ' about all cases'}
  },
}

/**
 * Whether a block can state behaviour: it is not a heading, and is in no section of links,
 * advice or types. An exercise says what is wrong with its program, which its checks prove.
 */
function isStatement(page: Page, {line}: Block): boolean {
  const above = headingsAbove(page, line)
  return (
    above.at(-1)?.line !== line &&
    !above.some(({text}) => OTHER_SECTIONS.has(text) || UNASKED.test(text))
  )
}

/** The sentences of a block; a row of a table counts as one sentence. */
function sentencesOf({text, isRow, line}: Block): {text: string; line: number}[] {
  const sentences = isRow ? [text] : text.split(/(?<=[.:!?])\s+(?=[^a-z])/)
  return sentences.map((sentence) => ({text: sentence, line}))
}

function overlap(words: string, sentence: string): boolean {
  return words.includes(sentence) || sentence.includes(words)
}
