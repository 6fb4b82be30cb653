import {phrasesFile} from '../../../plugins/search/build/phrases'
import type {Page} from '../../../plugins/content/page'
import {count, type Problem, type Rule} from '../rule'
import type {Site} from '../site'
import {isPartial, UNASKED} from './kinds'

/** A section that is found by its heading and the name of its page. */
const NAMED = 'Signature'

/** Checks the phrases people use to ask for each section (WRITING.md, "How people ask"). */
export const phrases: Rule = {
  name: 'phrases',
  check(site) {
    const pages = site.pages.filter(
      (page) =>
        !isPartial(page) && !page.syntaxError && page.frontMatter.unlisted !== true,
    )
    return {
      problems: pages.flatMap((page) => problemsOf(site, page)),
      checked: count(pages.length, 'page'),
    }
  },
}

/** The line of each section that needs phrases, by anchor; '' is the text above the headings. */
function sectionsOf({headings}: Page): Map<string, number> {
  const sections = headings.filter(
    ({depth, text}) => depth > 1 && text !== NAMED && !UNASKED.test(text),
  )
  return new Map([['', 1], ...sections.map(({id, line}): [string, number] => [id, line])])
}

function problemsOf({phrases: files}: Site, page: Page): Problem[] {
  const file = phrasesFile(page.file)
  const found = files.get(page.file)
  if (!found) {
    const message = `has no ${file}: say how people ask for the page`
    return [{file: page.file, line: 1, message}]
  }
  const {text, phrases, error = ''} = found
  if (!phrases) return [{file, line: 1, message: error}]
  const sections = sectionsOf(page)
  const missing = [...sections]
    .filter(([anchor]) => (phrases.get(anchor) ?? []).length === 0)
    .map(([anchor, line]) => ({
      file: page.file,
      line,
      message: `${file} does not say how people ask for "${anchor}": add a list of phrases`,
    }))
  const unknown = [...phrases.keys()]
    .filter((anchor) => !sections.has(anchor))
    .map((anchor) => ({
      file,
      line: text.split('\n').findIndex((line) => line.includes(anchor)) + 1,
      message: `"${anchor}" names no section of ${page.file} that needs phrases`,
    }))
  return [...missing, ...unknown]
}
