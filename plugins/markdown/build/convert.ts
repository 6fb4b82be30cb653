import type {Blockquote, Code, Heading, Nodes, Paragraph, Parents} from 'mdast'
import type {BlockContent, DefinitionContent, PhrasingContent, RootContent} from 'mdast'
import type {ContainerDirective} from 'mdast-util-directive'
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx'
import {toString} from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import type {ExampleParts} from '../../content/examples'
import {parseFenceMeta, visibleCode} from '../../content/fence'
import {attributeOf, stringOf, type JsxElement} from '../../content/mdx'
import type {MarkdownFile} from '../../content/reader'

/** An MDX page and what its conversion to a Markdown twin needs. */
interface TwinSource extends MarkdownFile {
  /** Path of the file, for error messages. */
  file: string
  title: string
  description: string
  /**
   * Gives the absolute address of a link on the page.
   *
   * @throws when the link is broken
   */
  resolveUrl: (url: string) => string
  examples?: ExampleParts
  /**
   * Gives the text of a site file.
   *
   * @param path relative to the site, such as `src/diagrams/flow.svg`
   * @throws when there is no such file
   */
  readSiteFile: (path: string) => string
}

const markdown = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'})

/**
 * Turns an MDX page into Markdown that says the same without components: first the title and
 * the description, then the page as a reader sees it.
 *
 * @throws when Markdown cannot express something; the message names the file and the line
 */
export function toMarkdown(source: TwinSource): string {
  const {file, title, description} = source
  const root = source.tree()
  const converter = new Converter(source, new Map(root.children.flatMap(diagramImports)))
  try {
    return markdown.stringify({
      type: 'root',
      children: [
        {type: 'heading', depth: 1, children: [text(title)]},
        {type: 'blockquote', children: [paragraph(text(description))]},
        ...converter.convertChildren(root).children,
      ],
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file}:${converter.line}: ${reason}`, {cause: error})
  }
}

/** Names and files of the diagrams that a node of the page imports. */
function diagramImports(node: RootContent): [string, string][] {
  if (node.type !== 'mdxjsEsm') return []
  const imports = node.value.matchAll(/^import (\w+) from '@site\/([^']+\.svg)'/gm)
  return [...imports].map(([, name = '', path = '']) => [name, path])
}

/** Converts the nodes of one page, in order. */
class Converter {
  /** Line of the node that is being converted, for error messages. */
  line = 1
  /** Level of the last heading. Each tab becomes a section one level below. */
  private depth = 1

  constructor(
    private readonly source: TwinSource,
    private readonly diagrams: ReadonlyMap<string, string>,
  ) {}

  /** Gives a copy of a node with converted children. */
  convertChildren<Parent extends Parents>(parent: Parent): Parent {
    const nodes: readonly RootContent[] = parent.children
    return {...parent, children: nodes.flatMap((child) => this.convert(child))}
  }

  private convert(node: RootContent): RootContent[] {
    this.line = node.position?.start.line ?? this.line
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return []
      case 'code':
        return [fence(node)]
      case 'heading':
        this.depth = node.depth
        // The title is already at the top.
        if (node.depth === 1) return []
        return [trimEnd(this.convertChildren(node))]
      case 'link':
        return [{...this.convertChildren(node), url: this.source.resolveUrl(node.url)}]
      case 'definition':
      case 'image':
        return [{...node, url: this.source.resolveUrl(node.url)}]
      case 'containerDirective':
        return [this.admonition(node)]
      // A colon before a word is seldom meant as a directive, so it is shown as written.
      case 'leafDirective':
        return [paragraph(text(this.sourceOf(node)))]
      case 'textDirective':
        return [text(this.sourceOf(node))]
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.expression(node)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.element(node)
      default:
        return 'children' in node ? [this.convertChildren(node)] : [node]
    }
  }

  /** Shows an admonition as a quotation that begins with its kind and its title. */
  private admonition(node: ContainerDirective): Blockquote {
    const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1)
    const {children} = this.convertChildren(node)
    const [first] = children
    const title = first?.type === 'paragraph' && first.data?.directiveLabel ? first : null
    return {
      type: 'blockquote',
      children: [
        paragraph({
          type: 'strong',
          children: title ? [text(`${kind}: `), ...title.children] : [text(kind)],
        }),
        ...(title ? children.slice(1) : children),
      ],
    }
  }

  /** Drops comments, and keeps strings such as `{'<'}` as text. */
  private expression(node: MdxFlowExpression | MdxTextExpression): RootContent[] {
    const value = node.value.trim()
    if (/^\/\*[^]*\*\/$/.test(value)) return []
    return [text(stringOf(node) ?? fail(`the expression {${value}}`))]
  }

  private element(node: JsxElement): RootContent[] {
    const diagram = this.diagrams.get(node.name ?? '')
    if (diagram !== undefined) return [this.diagram(diagram)]
    const {examples} = this.source
    if (examples && node.name === examples.component)
      return this.example(node, examples.folder)
    switch (node.name) {
      case 'TabItem':
        return this.tab(node)
      case 'summary': {
        const summary = strong(toString(node))
        return [node.type === 'mdxJsxFlowElement' ? paragraph(summary) : summary]
      }
      case 'code':
      case 'kbd':
        return [{type: 'inlineCode', value: toString(node)}]
      case 'Tabs':
      case 'details':
      case 'figure':
      case 'figcaption':
        return this.convertChildren(node).children
      default:
        return fail(`<${node.name ?? ''}>`)
    }
  }

  private example(
    node: JsxElement,
    folder: string,
  ): (BlockContent | DefinitionContent)[] {
    const file = `${attributeOf(node, 'name') ?? ''}.tsx`
    const title = attributeOf(node, 'title')
    const label = title === undefined ? 'Live example' : `Live example: ${title}`
    const value = this.source.readSiteFile(`${folder}/${file}`).trim()
    return [
      paragraph(strong(label)),
      {type: 'code', lang: 'tsx', meta: `title="${file}"`, value},
    ]
  }

  private tab(node: JsxElement): RootContent[] {
    const label = attributeOf(node, 'label') ?? attributeOf(node, 'value') ?? ''
    const outer = this.depth
    this.depth = Math.min(outer + 1, 6)
    const heading: Heading = {
      type: 'heading',
      depth: this.depth as Heading['depth'],
      children: [text(label)],
    }
    const {children} = this.convertChildren(node)
    this.depth = outer
    return [heading, ...children]
  }

  /** Gives the title and the description of a diagram (WRITING.md, "Diagrams"). */
  private diagram(path: string): Paragraph {
    const svg = this.source.readSiteFile(path)
    const element = (name: string) => {
      const value = new RegExp(`<${name}[^>]*>([^<]+)</${name}>`).exec(svg)?.[1]
      if (value === undefined) throw new Error(`${path} needs a <${name}> with text`)
      return value.replace(/\s+/g, ' ').trim()
    }
    return paragraph(strong(`Diagram: ${element('title')}.`), text(` ${element('desc')}`))
  }

  private sourceOf({position}: Nodes): string {
    return this.source.text.slice(position?.start.offset, position?.end.offset)
  }
}

function fail(what: string): never {
  throw new Error(
    `${what} has no Markdown form; write one in plugins/markdown/build/convert.ts`,
  )
}

function text(value: string): PhrasingContent {
  return {type: 'text', value}
}

function strong(value: string): PhrasingContent {
  return {type: 'strong', children: [text(value)]}
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children}
}

/** A fence with only its visible code and its title. */
function fence(node: Code): Code {
  const {title} = parseFenceMeta(node.meta ?? '')
  const meta = title === undefined ? null : `title="${title}"`
  return {...node, meta, value: visibleCode(node.value)}
}

/** Removes the space in front of the dropped comment with the heading's id. */
function trimEnd(heading: Heading): Heading {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return heading
  const trimmed = {...last, value: last.value.trimEnd()}
  return {...heading, children: [...heading.children.slice(0, -1), trimmed]}
}
