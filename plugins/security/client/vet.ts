/** Elements of text markup: they run nothing, and load or embed only images. */
const elements = new Set(
  (
    'a abbr b br code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins ' +
    'kbd li mark ol p pre q s samp small span strong sub sup time u ul var wbr'
  ).split(' '),
)

const attributes =
  /^(?:alt|class|datetime|dir|height|href|id|lang|rel|role|src|tabindex|target|title|width|aria-[a-z]+|data-[a-z-]+)$/

/** URLs that links and images may have: with a harmless scheme, or with none. */
const harmlessUrl = /^(?:https?:|mailto:|data:image\/|[^:]*(?:[/?#]|$))/i

/** Elements that can run, embed or load something from within a drawing. */
const unsafeInDrawings =
  'script, iframe, object, embed, use, image, animate, set, a[href], foreignObject *:not(div, span, p, br, b, i, em, strong, code)'

/** Whether an SVG, such as a diagram of Mermaid, only draws and labels. */
function isDrawing(svg: Element): boolean {
  const parts = [svg, ...svg.querySelectorAll('*')]
  return (
    svg.querySelector(unsafeInDrawings) === null &&
    parts.every(({attributes: own}) =>
      [...own].every(
        ({name, value}) =>
          !name.startsWith('on') &&
          (!/href|src/.test(name) || value.startsWith('#')) &&
          !/url\(\s*['"]?(?!#)|javascript:/i.test(value),
      ),
    )
  )
}

function isHarmless(element: Element): boolean {
  const drawing = element.closest('svg')
  if (drawing) return element !== drawing || isDrawing(drawing)
  return (
    elements.has(element.localName) &&
    [...element.attributes].every(
      ({name, value}) =>
        attributes.test(name) &&
        ((name !== 'href' && name !== 'src') || harmlessUrl.test(value.trim())),
    )
  )
}

/**
 * Vets HTML that is about to be shown.
 *
 * @returns the same HTML when it is only text markup; otherwise escaped HTML, which shows the
 *   tags as text
 */
export function vet(html: string, parse: (html: string) => DocumentFragment): string {
  // React makes script elements of the second; they run nothing.
  if (!/[<&]/.test(html) || html === '<script></script>') return html
  if ([...parse(html).querySelectorAll('*')].every(isHarmless)) return html
  console.warn('HTML with more than text markup is shown as text:', html.slice(0, 200))
  return html.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

/** Whether the text of an inline script is JSON, and so does nothing when it runs. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
