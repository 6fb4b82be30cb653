import {docRoute} from '../../../code'
import {isInSection, parsePage} from '../../../content/page'
import type {MarkdownReader} from '../../../content/reader'
import {messagePattern} from '../../shared/knownMessages'

/** A page and its section whose tables explain messages of the compiler. */
export interface Help {
  page: string
  section: string
}

/**
 * The messages in the first cell of a row. A type in quotes after a message stands for the same
 * message with that type at its end. Other pieces of code are left out.
 */
function messagesOf(codes: readonly string[]): string[] {
  const [first = ''] = codes
  return codes
    .map((code) => (code.startsWith("'") ? first.replace(/'[^']*'$/, () => code) : code))
    .filter((code) => /^\w+ .* /.test(code))
}

/**
 * Reads which messages a section explains: the code in the first column of its tables.
 *
 * @throws when the page has no such section
 */
export async function readHelp(
  readMarkdown: MarkdownReader,
  {page: file, section}: Help,
): Promise<{known: string[]; help: string}> {
  const page = await parsePage(file, await readMarkdown(file))
  const heading = page.headings.find(({text}) => text === section)
  if (!heading)
    throw new Error(
      `${file} has no section "${section}", which the option \`help\` of the plugin "type-checker" names.`,
    )
  const messages = page.tables
    .flatMap(({rows}) => rows)
    .filter(({line}) => isInSection(page, heading, line))
    .flatMap(({codes}) => messagesOf(codes))
  return {
    known: [...new Set(messages.map(messagePattern))],
    help: `${docRoute(file)}#${heading.id}`,
  }
}
