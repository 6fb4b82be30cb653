import {isInSection, isTypeScript, type Page} from '../../../plugins/content/page'
import {count, type Problem, type Rule} from '../rule'

/** The section that documents the renderer for React 16; all other pages are about 18.x. */
const SECTION = {
  file: 'docs/api/packages.mdx',
  heading: 'If your registry has no 18.x of the renderer',
}
const OLD_VERSION = '0.6.4'

const importsRender =
  /import\s*\{[^}]*\brender\b[^}]*\}\s*from\s*['"]@react-facet\/dom-fiber['"]/

/** Confines the renderer for React 16 to one section. */
export const renderers: Rule = {
  name: 'renderers',
  description: `only the section on ${OLD_VERSION} mentions it more than once or uses its \`render\``,
  check({selected}) {
    const candidates = selected.map((page) => {
      const section =
        page.file === SECTION.file
          ? page.headings.find(({text}) => text === SECTION.heading)
          : undefined
      return {
        page,
        isOutside: ({line}: Place) =>
          section === undefined || !isInSection(page, section, line),
      }
    })
    return {
      problems: candidates.flatMap(({page, isOutside}) => [
        ...mentionProblems(page, isOutside),
        ...sampleProblems(page, isOutside),
      ]),
      checked: count(selected.length, 'page'),
    }
  },
}

interface Place {
  line: number
}

function mentionProblems(page: Page, isOutside: (place: Place) => boolean): Problem[] {
  const mentions = [
    ...page.blocks.map(({text, line}) => ({text, line})),
    ...page.fences.map(({code, line}) => ({text: code, line})),
  ]
    .filter(isOutside)
    .flatMap(({text, line}) =>
      text
        .split(OLD_VERSION)
        .slice(1)
        .map(() => line),
    )
    .toSorted((a, b) => a - b)
  return mentions.slice(1).map((line) => ({
    file: page.file,
    line,
    message: `says ${OLD_VERSION} again: leave it out, or say it in "${SECTION.heading}" of ${SECTION.file} and link there once`,
  }))
}

function sampleProblems(page: Page, isOutside: (place: Place) => boolean): Problem[] {
  return page.fences
    .filter((fence) => isTypeScript(fence) && isOutside(fence))
    .filter(({code}) => importsRender.test(code))
    .map(({line}) => ({
      file: page.file,
      line,
      message: 'calls `render` of dom-fiber: use `createRoot`',
    }))
}
