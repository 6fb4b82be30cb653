import {phrasesFile, type Phrases} from '../../../plugins/search/build/phrases'
import type {Page} from '../../../plugins/content/page'
import {count, type Problem, type Rule} from '../rule'
import type {Site} from '../site'
import {isPartial, UNASKED} from './kinds'

/** Longest phrase, in characters: people type little. */
const maxLength = 80

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
  const sections = headings.filter(({depth, text}) => depth > 1 && !UNASKED.test(text))
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
  return [
    ...missingPhrases(page, file, phrases),
    ...wrongPhrases(page, file, text, phrases),
  ]
}

/** Sections without phrases. */
function missingPhrases(page: Page, file: string, phrases: Phrases): Problem[] {
  return [...sectionsOf(page)]
    .filter(([anchor]) => (phrases.get(anchor) ?? []).length === 0)
    .map(([anchor, line]) => ({
      file: page.file,
      line,
      message: `${file} does not say how people ask for "${anchor}": add a list of phrases`,
    }))
}

/** Reports anchors that match no section, and phrases that are empty, too long or repeated. */
function wrongPhrases(
  page: Page,
  file: string,
  text: string,
  phrases: Phrases,
): Problem[] {
  const problems: Problem[] = []
  const report = (line: number, message: string) => problems.push({file, line, message})

  const lines = text.split('\n')
  const lineOf = (part: string) =>
    Math.max(1, lines.findIndex((line) => line.includes(part)) + 1)
  const sections = sectionsOf(page)
  const seen = new Set<string>()
  for (const [anchor, list] of phrases) {
    if (!sections.has(anchor))
      report(
        lineOf(anchor),
        `"${anchor}" names no section of ${page.file} that needs phrases`,
      )
    for (const phrase of list) {
      const key = phrase.trim().toLowerCase()
      if (key === '') report(lineOf(phrase), 'has an empty phrase')
      if (phrase.length > maxLength) {
        const message = `"${phrase}" has ${phrase.length} characters: write ${maxLength} at most`
        report(lineOf(phrase), message)
      }
      if (seen.has(key)) {
        const line = lines.findLastIndex((candidate) => candidate.includes(phrase)) + 1
        report(line, `"${phrase}" is repeated: keep it where it is answered best`)
      }
      seen.add(key)
    }
  }
  return problems
}
