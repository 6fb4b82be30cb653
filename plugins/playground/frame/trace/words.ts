import type {Said} from '../../shared/trace'

/** The most characters of a value that are shown. */
const maxLength = 40

/** The most items or properties of a value that are looked at. */
const maxItems = 4

const cut = (text: string) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text

function describeObject(value: object): string {
  if (Array.isArray(value)) {
    const items = value.slice(0, maxItems).map((item) => describeInner(item))
    return `[${items.join(', ')}${value.length > maxItems ? ', …' : ''}]`
  }
  if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`
  const properties = Object.entries(Object.getOwnPropertyDescriptors(value))
  // A getter is not called: it could change the program.
  const shown = properties
    .slice(0, maxItems)
    .map(([key, own]) => `${key}: ${'value' in own ? describeInner(own.value) : '…'}`)
  return `{${shown.join(', ')}${properties.length > maxItems ? ', …' : ''}}`
}

/** A value inside another one. It is not opened further. */
function describeInner(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? '[…]' : '[]'
  return typeof value === 'object' && value !== null ? '{…}' : describe(value)
}

/** Shows a value as code, shortly, without running code of the program. */
export function describe(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return cut(JSON.stringify(value))
    case 'function':
      return 'a function'
    case 'object':
      return value === null ? 'null' : cut(describeObject(value))
    case 'symbol':
      // `NO_VALUE` is a symbol.
      return value.description === 'NoValue' ? 'NO_VALUE' : String(value)
    default:
      return String(value)
  }
}

/** The words on an element, by which a reader knows it. */
function nameOf(element: Element): string {
  const control = element as Partial<HTMLInputElement>
  const label = element.getAttribute('aria-label') ?? control.labels?.[0]?.textContent
  const text = (label ?? element.textContent).replace(/\s+/g, ' ').trim()
  return text ? cut(text) : `<${element.localName}>`
}

/** Says what a listener of the program has heard. */
export function sayEvent(event: Event): Said {
  const {type, target} = event
  if (!(target instanceof Element)) return ['Event ', type]
  switch (type) {
    case 'click': {
      const pressed = target.closest('button, a, label, summary, [role=button]')
      return ['', nameOf(pressed ?? target), ' pressed']
    }
    case 'keydown':
    case 'keypress':
    case 'keyup':
      return ['Key ', (event as KeyboardEvent).key, ` (${type})`]
    case 'input':
    case 'change':
      return ['', nameOf(target), ' changed']
    default:
      return ['Event ', type, ' on ', nameOf(target)]
  }
}
