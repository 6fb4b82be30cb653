import {createHash} from 'node:crypto'
import {posix} from 'node:path'
import {Joi} from '@docusaurus/utils-validation'
import type {Link} from 'mdast'
import {visit} from 'unist-util-visit'
import {parsePage, type Page} from '../../content/page'
import type {MarkdownFile} from '../../content/reader'

/** Agents load a skill as a whole, so the format recommends fewer tokens than this. */
export const maxTokens = 5000

/** A low estimate of how many characters of code and English one token stands for. */
const charactersPerToken = 3.5

/** How many tokens a text has, rather too many than too few. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / charactersPerToken)
}

/** The sentence of a page that a rule says in its own words. */
interface Source {
  sentence: string
  /** Path of the page, relative to the site. */
  page: string
}

/** A list item or a row of a table. */
export interface SkillRule {
  sources: Source[]
  /** Its pieces of inline code. */
  codes: string[]
  line: number
}

/** A file of rules for coding agents. */
export interface Skill {
  name: string
  description: string
  rules: SkillRule[]
  page: Page
  text: string
  /** What shows a reader's agent a page, in the order of the text. */
  links: {label: string; page: string; start: number; end: number}[]
  /** Where the second section begins; what is above fits into the instructions of any project. */
  secondSection: number
}

/** What the skill format demands of the front matter. */
const frontMatterSchema = Joi.object<Pick<Skill, 'name' | 'description'>>({
  name: Joi.string()
    .pattern(/^(?!.{65})[a-z\d]+(?:-[a-z\d]+)*$/, 'lowercase words joined by hyphens')
    .required(),
  description: Joi.string().max(1024).required(),
}).unknown()

/**
 * Reads a file of rules. A rule ends with a link to a page whose title is the sentence of that page
 * which the rule rests on: `[goals](../../docs/goals.mdx "A facet is …")`.
 *
 * @throws when the file is not Markdown with the front matter of a skill, or a label leads to two
 *   pages
 */
export async function parseSkill(file: string, markdown: MarkdownFile): Promise<Skill> {
  const page = await parsePage(file, markdown)
  const {syntaxError} = page
  if (syntaxError) throw new Error(`${file}:${syntaxError.line}: ${syntaxError.message}.`)
  const {error, value} = frontMatterSchema.validate(page.frontMatter)
  if (error) throw new Error(`${file}: in the front matter, ${error.message}.`)

  const tree = await markdown.tree()
  const links: Skill['links'] = []
  const pageOf = ({url}: Link) => posix.join(posix.dirname(file), url)
  visit(tree, 'link', (link) => {
    const {position, title} = link
    const [first] = link.children
    if (title == null || first?.type !== 'text' || !position) return
    const {start, end} = position
    const known = links.find(({label}) => label === first.value)
    if (known && known.page !== pageOf(link))
      throw new Error(
        `${file}:${start.line}: "${first.value}" already leads to ${known.page}: ` +
          `choose another label for ${pageOf(link)}.`,
      )
    links.push({
      label: first.value,
      page: pageOf(link),
      start: start.offset ?? 0,
      end: end.offset ?? 0,
    })
  })

  const rules: SkillRule[] = []
  visit(tree, (node, index) => {
    const isRule = node.type === 'listItem' || (node.type === 'tableRow' && index !== 0)
    if (!isRule) return
    const rule: SkillRule = {
      sources: [],
      codes: [],
      line: node.position?.start.line ?? 1,
    }
    visit(node, (part) => {
      if (part.type === 'inlineCode') rule.codes.push(part.value)
      if (part.type === 'link' && part.title != null)
        rule.sources.push({sentence: part.title, page: pageOf(part)})
    })
    rules.push(rule)
  })
  const sections = tree.children.filter(
    (node) => node.type === 'heading' && node.depth === 2,
  )
  return {
    name: value.name,
    description: value.description,
    rules,
    page,
    text: markdown.text,
    links,
    secondSection: sections[1]?.position?.start.offset ?? markdown.text.length,
  }
}

/** A part of the text in which a page is a reference, with the addresses of these pages below. */
function withReferences(
  {text, links}: Skill,
  start: number,
  end: number,
  addressOf: (page: string) => string,
): {body: string; addresses: string} {
  const inside = links.filter((link) => link.start >= start && link.end <= end)
  let body = ''
  let from = start
  for (const link of inside) {
    body += `${text.slice(from, link.start)}[${link.label}]`
    from = link.end
  }
  body += text.slice(from, end)
  // A rule may rest on several sentences of a page.
  body = body.replace(/(\[[^\][]+\])(?: \1)+/g, '$1')
  const pages = new Map(inside.map(({label, page}) => [label, page]))
  const addresses = [...pages].map(([label, page]) => `[${label}]: ${addressOf(page)}\n`)
  return {body: body.trim(), addresses: addresses.sort().join('')}
}

/**
 * Writes the rules as SKILL.md, in the format of agentskills.io. A rule names its page; below the
 * rules stand the addresses of these pages.
 */
export function skillFile(
  skill: Skill,
  addressOf: (page: string) => string,
  home: string,
): string {
  const {body, addresses} = withReferences(skill, 0, skill.text.length, addressOf)
  return `${body}\n\n## Pages\n\nAll pages: ${home}llms.txt\n\n${addresses}`
}

/** What stands above the second section, for a project's own instructions (agents.md). */
function agentsFile(
  skill: Skill,
  addressOf: (page: string) => string,
  home: string,
): string {
  const start = skill.text.indexOf('\n---\n') + '\n---\n'.length
  const {body, addresses} = withReferences(skill, start, skill.secondSection, addressOf)
  return `${body}\n\nMore rules: ${home}${skillPath(skill)}\nAll pages: ${home}llms.txt\n\n${addresses}`
}

/** The index by which tools find the skill: github.com/cloudflare/agent-skills-discovery-rfc 0.2.0. */
function indexFile({name, description}: Skill, file: string): string {
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name,
        type: 'skill-md',
        description,
        // Relative to the index, so that a copy of the site works at any address.
        url: `${name}/SKILL.md`,
        digest: `sha256:${createHash('sha256').update(file).digest('hex')}`,
      },
    ],
  }
  return `${JSON.stringify(index, undefined, 2)}\n`
}

const folder = '.well-known/agent-skills'

/** Path of SKILL.md in the site. */
export function skillPath({name}: Pick<Skill, 'name'>): string {
  return `${folder}/${name}/SKILL.md`
}

/**
 * Writes all files for coding agents.
 *
 * @throws when the skill is too long
 */
export function skillFiles(
  skill: Skill,
  addressOf: (page: string) => string,
  home: string,
): [path: string, text: string][] {
  const file = skillFile(skill, addressOf, home)
  const tokens = tokensOf(file)
  if (tokens > maxTokens)
    throw new Error(
      `${skill.page.file}: makes a SKILL.md of about ${tokens} tokens; shorten it to ${maxTokens}.`,
    )
  return [
    [skillPath(skill), file],
    [`${folder}/index.json`, indexFile(skill, file)],
    ['AGENTS.md', agentsFile(skill, addressOf, home)],
  ]
}
