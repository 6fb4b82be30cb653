import {tsxLanguage} from '@codemirror/lang-javascript'
import {lineAt, type Problem} from '../problem'

/**
 * Finds the first element that is closed under another name, which the compiler lets pass.
 *
 * @param source TypeScript with JSX
 */
export function findWrongClosingTag(source: string): Problem | undefined {
  let problem: Problem | undefined
  tsxLanguage.parser.parse(source).iterate({
    enter({node}) {
      if (problem) return
      const open = node.getChild('JSXOpenTag')
      const close = node.getChild('JSXCloseTag')
      if (!open || !close) return
      const nameIn = (tag: typeof open) => {
        // After `<` or `</`; a fragment has no name.
        const place = tag.firstChild?.nextSibling
        return place && place.name !== 'JSXEndTag'
          ? source.slice(place.from, place.to)
          : ''
      }
      if (nameIn(open) === nameIn(close)) return
      problem = {
        message: `<${nameIn(open)}> is closed by </${nameIn(close)}>.`,
        line: lineAt(source, close.from),
      }
    },
  })
  return problem
}
