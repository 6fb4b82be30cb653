import {tsxLanguage} from '@codemirror/lang-javascript'
import {lineAt, type Problem} from '../problem'

/**
 * Finds the first element whose closing tag has another name. The compiler accepts that.
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
        // The name follows `<` or `</`; a fragment has none.
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
