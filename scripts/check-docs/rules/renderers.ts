import {isInSection, isTypeScript} from '../../../plugins/content/page'
import {count, type Problem, type Rule} from '../rule'

/** The section that documents the renderer for React 16; everything else is about 18.x. */
const SECTION = {
  file: 'docs/api/packages.mdx',
  heading: 'If your registry has no 18.x of the renderer',
}
const OLD_VERSION = '0.6.4'

const importsRender =
  /import\s*\{[^}]*\brender\b[^}]*\}\s*from\s*['"]@react-facet\/dom-fiber['"]/

/** Outside `SECTION`, a page may mention `OLD_VERSION` once, and may not import its `render`. */
export const renderers: Rule = {
  name: 'renderers',
  check({pages}) {
    const problems = pages.flatMap((page): Problem[] => {
      const {file, headings} = page
      const section =
        file === SECTION.file && headings.find(({text}) => text === SECTION.heading)
      const isOutside = ({line}: {line: number}) =>
        !section || !isInSection(page, section, line)
      const fences = page.fences.filter(isOutside)
      const mentions = [
        ...page.blocks.filter(isOutside),
        ...fences.map(({code, line}) => ({text: code, line})),
      ]
        .flatMap(({text, line}) =>
          text
            .split(OLD_VERSION)
            .slice(1)
            .map(() => line),
        )
        .toSorted((a, b) => a - b)
      return [
        ...mentions.slice(1).map((line) => ({
          file,
          line,
          message: `mentions ${OLD_VERSION} again: leave it out, or mention it in "${SECTION.heading}" of ${SECTION.file} and link there once`,
        })),
        ...fences
          .filter((fence) => isTypeScript(fence) && importsRender.test(fence.code))
          .map(({line}) => ({
            file,
            line,
            message: 'imports `render` of dom-fiber: use `createRoot`',
          })),
      ]
    })
    return {problems, checked: count(pages.length, 'page')}
  },
}
