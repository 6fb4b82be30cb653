import type {Root} from 'mdast'
import type {Plugin} from 'unified'
import type {MarkdownReader} from './reader'

/**
 * Remark plugin: hands pages that other plugins have had parsed to MDX, which then need
 * not parse them again. It goes before Docusaurus' own plugins.
 */
const remarkParsedPages: Plugin<[{readMarkdown: MarkdownReader}], string, Root> =
  function ({readMarkdown}) {
    const parse = this.parser
    if (!parse) throw new Error('This plugin goes behind a parser.')
    this.parser = (text, file) => {
      const last = readMarkdown.last(file.path)
      if (last?.text === text) return structuredClone(last.tree())
      return parse(text, file)
    }
  }

export default remarkParsedPages
