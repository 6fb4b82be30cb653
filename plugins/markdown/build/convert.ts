import {load, type CheerioAPI} from 'cheerio'
import {defaultHandlers} from 'hast-util-to-mdast'
import type {Code} from 'mdast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {contentOf} from '../../content/documents'

/** A page as the build rendered it. */
export interface RenderedPage {
  html: string
  title: string
  description: string
  url: string
  /** Gives the absolute address of a link or a picture on the page. */
  resolveUrl: (link: string) => string
}

/** The attribute of a `pre` that holds the title of its code, until it is a fence. */
const titleAttribute = 'data-title'

const converter = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {
    handlers: {
      menu: defaultHandlers.ul,
      pre(state, node) {
        const fence = defaultHandlers.pre(state, node) as Code
        const title = node.properties.dataTitle
        return typeof title === 'string' ? {...fence, meta: `title="${title}"`} : fence
      },
    },
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one'})

/**
 * Turns a page into Markdown: first the title and the description, then what the page shows a
 * reader. What Markdown cannot express keeps its text. Where a part needs a browser, one line
 * says so.
 */
export function toMarkdown(page: RenderedPage): string {
  const $ = load(page.html)
  const content = contentOf($)
  // What is around it, such as the sidebar, would be searched again by each step.
  $.root().empty().append(content)
  rewriteCode($)
  // The title is already at the top.
  content.find('h1').first().remove()
  // Controls and drawings of the theme, and links that the build has added.
  content.find('script, style, .hash-link, noscript, [data-nosnippet]').remove()
  content
    .find('*')
    .addBack()
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove()
  content.find('.api-link').replaceWith((_, link) => $(link).contents())
  // The theme renders a picture for each of its two modes.
  content.find('[class*="themedComponent--dark"]').remove()
  rewriteExamples($)
  rewriteTabs($)
  rewriteParts($)
  for (const name of ['href', 'src', 'poster'])
    content.find(`[${name}]`).attr(name, (_, link) => page.resolveUrl(link))
  // This link leads to the page itself, not to its Markdown.
  $('[data-hydrate]').each((_, element) => {
    if ($(element).text().trim() !== '') return
    const link = $('<a>').attr('href', page.url).text('the page')
    $(element).replaceWith($('<p>').append('Drawn by the browser: see ', link, '.'))
  })
  const description = $('<blockquote>').append($('<p>').text(page.description))
  content.prepend($('<h1>').text(page.title), page.description === '' ? '' : description)
  return String(converter.processSync(content.html() ?? ''))
}

const paragraph = ($: CheerioAPI, strong: string, rest = '') =>
  $('<p>').append($('<strong>').text(strong), rest && ` ${rest}`)

/** Titles of code become attributes; the buttons beside code go. */
function rewriteCode($: CheerioAPI): void {
  $('pre').each((_, element) => {
    const pre = $(element)
    const body = pre.parent()
    const code = pre.children('code').first()
    const language = /language-[\w+#-]+/.exec(
      [pre.attr('class'), code.attr('class')].join(' '),
    )?.[0]
    if (language !== undefined && code.length > 0) code.attr('class', language)
    // The theme's own block has an element and a line break for each line.
    const lines = code.children('.token-line').toArray()
    // Most elements of a page are in its code, which is all text in Markdown.
    code.text(
      lines.length > 0 ? lines.map((line) => $(line).text()).join('\n') : code.text(),
    )
    const beside = pre.siblings()
    // A block of code has its own element, with buttons.
    if (
      lines.length === 0 &&
      (beside.length === 0 ||
        beside.toArray().some((one) => $(one).find('button').length === 0))
    )
      return
    beside.remove()
    const title = body.prev('div')
    if (title.length > 0 && title.children().length === 0) {
      pre.attr(titleAttribute, title.text())
      title.remove()
    }
  })
}

function rewriteExamples($: CheerioAPI): void {
  $('[data-example]').each((_, element) => {
    const example = $(element)
    const title = example.find('figcaption > span').first().text()
    const label = title === 'Live example' ? title : `Live example: ${title}`
    const code = example.find('pre').first()
    example.before(paragraph($, label)).replaceWith(code)
  })
  $('[data-exercise]').each((_, element) => {
    const exercise = $(element)
    const label = exercise.attr('aria-label') ?? ''
    exercise.children('div').first().replaceWith(paragraph($, label))
  })
}

/** Each tab becomes a section, one level below the heading before it. */
function rewriteTabs($: CheerioAPI): void {
  // Outer tabs come first: the headings of inner ones are below those of the outer.
  $('[role=tablist]').each((_, element) => {
    const box = $(element).parent()
    const panels = box
      .find('[role=tabpanel]')
      .filter((__, panel) => $(panel).closest('.tabs-container').is(box))
    const before = $('h1, h2, h3, h4, h5, h6').toArray()
    const all = $('h1, h2, h3, h4, h5, h6, [role=tablist]').toArray()
    const heading = before.findLast((node) => all.indexOf(node) < all.indexOf(element))
    const level = Math.min(Number(heading?.tagName.slice(1) ?? 1) + 1, 6)
    const tabs = $(element).children('[role=tab]').toArray()
    // Of lazy tabs, the page has only the panel that is open.
    const isLazy = panels.length < tabs.length
    const labels = tabs
      .filter((tab) => !isLazy || $(tab).attr('aria-selected') === 'true')
      .map((tab) => $(tab).text())
    panels.each((index, panel) => {
      $(panel).before($(`<h${level}>`).text(labels[index] ?? ''))
      $(panel).removeAttr('hidden')
    })
    $(element).remove()
  })
}

/** Parts of the theme that Markdown has no form for. */
function rewriteParts($: CheerioAPI): void {
  $('.theme-admonition').each((_, element) => {
    const box = $(element)
    const heading = box.children().first()
    const kind = /alert--|theme-admonition-(\w+)/.exec(box.attr('class') ?? '')?.[1] ?? ''
    const label = kind.charAt(0).toUpperCase() + kind.slice(1)
    heading.find('svg, [class*="admonitionIcon"]').remove()
    const title = heading.text().trim()
    const isOwn = title !== '' && title.toLowerCase() !== kind
    const body = box.children().slice(1)
    box.replaceWith(
      $('<blockquote>').append(
        paragraph($, isOwn ? `${label}: ${title}` : label),
        body.contents(),
      ),
    )
  })
  $('summary').replaceWith((_, element) => paragraph($, $(element).text()))
  // Anchors without a text; pictures, sounds and films that are part of the page.
  $('a:not(:has(img))')
    .filter((_, link) => $(link).text().trim() === '')
    .remove()
  $('[src^="data:"]').replaceWith((_, element) =>
    $('<em>').text($(element).attr('alt') ?? $(element).text()),
  )
  $('svg[role=img]').each((_, element) => {
    const diagram = $(element)
    const clean = (name: string) =>
      diagram.children(name).first().text().replace(/\s+/g, ' ').trim()
    if (clean('title') === '') return
    diagram.replaceWith(paragraph($, `Diagram: ${clean('title')}.`, clean('desc')))
  })
  // Drawings with words, and what has no address: the words stay.
  $('svg, video, audio').each((_, element) => {
    const part = $(element)
    const text = part.text().replace(/\s+/g, ' ').trim()
    const hasAddress = part.is('[src]') || part.find('source[src]').length > 0
    if (text !== '' && !hasAddress) part.replaceWith($('<em>').text(text))
  })
  $('caption').each((_, element) => {
    const caption = $(element)
    caption.closest('table').before($('<p>').append(caption.contents()))
  })
  // A card of the theme: a link with a heading and a text in it.
  $('a.card').replaceWith((_, element) => {
    const card = $(element)
    const link = $('<a>').attr('href', card.attr('href') ?? '')
    card.find('svg').remove()
    link.text(card.find('h2').text().trim())
    return $('<p>').append(link, ': ', card.find('p').text())
  })
  // KaTeX has the source of a formula beside its picture.
  $('.katex, math').replaceWith((_, element) => {
    const source = $(element).find('annotation').text()
    return $('<code>').text(source || $(element).text())
  })
  $('[data-mermaid]').replaceWith((_, element) => {
    const source = $(element).attr('data-mermaid') ?? ''
    return $('<pre>').append($('<code class="language-mermaid">').text(source))
  })
  $('kbd').replaceWith((_, element) => $('<code>').text($(element).text()))
}
