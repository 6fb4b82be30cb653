import {
  createFacet,
  createStaticFacet,
  mapFacetsLightweight,
  type Facet,
} from '@react-facet/core'
import {createRef, useLayoutEffect, useRef, type ReactElement} from 'react'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {
  elementOf,
  enter,
  failureOf,
  fedFacet,
  find,
  inComponent,
  mutationsDuring,
  passiveEffects,
  samplesOf,
} from '../../probes'
import {commit, tag, underDomFiber} from '../../render'

const sample = samplesOf(import.meta.filename)

facts({
  'Bind a facet, and its changes go straight to the DOM: no component renders.'() {
    const {HealthBar} = sample<'HealthBar'>('function HealthBar')
    const health = createFacet({initialValue: 80})
    const {container, renders} = inComponent(() => HealthBar({health}))
    commit(() => health.set(20))
    expect(find(container, '.bar.low').textContent).toBe('20 HP')
    expect(find(container, '.bar-fill').style.width).toBe('20%')
    expect(renders()).toBe(1)
  },

  'under react-dom, which does not know facets and renders <fast-div classname="[object Object]">':
    claims.fastElementIsUnknown,
})

// Elements

const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'

/** The name and namespace of the element that each tag becomes inside an SVG. */
function insideSvg(names: readonly string[]) {
  const {children} = elementOf(tag('svg', {}, ...names.map((name) => tag(name))))
  return [...children].map(({localName, namespaceURI}) => [localName, namespaceURI])
}

facts({
  'The elements differ in what they make and in the type of their ref.'() {
    const html = ['a', 'div', 'img', 'input', 'p', 'span', 'textarea']
    const svg = [
      ...[
        'svg',
        'circle',
        'ellipse',
        'line',
        'path',
        'polygon',
        'polyline',
        'rect',
        'use',
      ],
      ...['foreignObject', 'linearGradient', 'radialGradient', 'stop', 'pattern'],
    ]
    const fast = (name: string) => `fast-${name}`
    expect(insideSvg(html.map(fast))).toEqual(html.map((name) => [name, HTML]))
    expect(insideSvg(svg.map(fast))).toEqual(svg.map((name) => [name, SVG]))
    expect(insideSvg(['fast-svg-text'])).toEqual([['text', SVG]])
    const ref = createRef<HTMLDivElement & HTMLInputElement & SVGSVGElement>()
    const kinds = [
      [<fast-div key="div" ref={ref} />, HTMLDivElement],
      [<fast-input key="input" ref={ref} />, HTMLInputElement],
      [<fast-svg key="svg" ref={ref} />, SVGSVGElement],
    ] as const
    for (const [element, kind] of kinds) {
      underDomFiber(element)
      expect(ref.current).toBeInstanceOf(kind)
    }
  },

  'fast-text | a text node | none'() {
    const {container} = underDomFiber(<fast-text text="text" />)
    expect([...container.childNodes].map((node) => node.nodeName)).toEqual(['#text'])
  },

  'These plain tags become SVG elements: circle, defs, ellipse, foreignObject, g, line, linearGradient, path, pattern, polygon, polyline, radialGradient, rect, stop, svg, symbol, text and use. All other tags inside an SVG, such as tspan, clipPath, mask, filter, marker, image and title, become HTML elements.'() {
    const svg = [
      ...['circle', 'defs', 'ellipse', 'foreignObject', 'g', 'line', 'linearGradient'],
      ...['path', 'pattern', 'polygon', 'polyline', 'radialGradient', 'rect', 'stop'],
      ...['svg', 'symbol', 'text', 'use'],
    ]
    expect(insideSvg(svg)).toEqual(svg.map((name) => [name, SVG]))
    const html = ['tspan', 'clipPath', 'mask', 'filter', 'marker', 'image', 'title']
    const spaces = insideSvg(html).map(([, namespace]) => namespace)
    expect(spaces).toEqual(html.map(() => HTML))
  },

  'At run time a plain tag accepts facets too, but TypeScript does not, except in data-*':
    claims.plainTagTakesFacets,

  'fast-text writes a facet of a string or number into a text node.'() {
    const {Ammo} = sample<'Ammo'>('function Ammo')
    const loaded = createFacet({initialValue: 6})
    const element = elementOf(<Ammo loaded={loaded} reserve={createStaticFacet(30)} />)
    expect(element.textContent).toBe('6 / 30')
    expect(mutationsDuring(element, () => loaded.set(5))).toEqual(['characterData'])
    expect(element.textContent).toBe('5 / 30')
  },
})

// fast-text

/** What a `fast-text` shows. */
function shown(text: unknown): string | null {
  return underDomFiber(tag('fast-text', {text})).container.textContent
}

facts({
  'a string or number | as it is; 0 shows 0'() {
    for (const value of ['Alex', '', 12, 0]) {
      expect(shown(value)).toBe(String(value))
      expect(shown(createFacet({initialValue: value}))).toBe(String(value))
    }
  },

  "undefined or null | an empty text; both are type errors, so map them to ''"() {
    for (const nothing of [undefined, null]) {
      const text = createFacet<string | null | undefined>({initialValue: 'Alex'})
      const {container} = underDomFiber(tag('fast-text', {text}))
      text.set(nothing)
      expect(container.textContent).toBe('')
    }
  },

  'a boolean or an object | the value as a string: true, [object Object]'() {
    expect([shown(true), shown(createFacet({initialValue: {}}))]).toEqual([
      'true',
      '[object Object]',
    ])
  },

  'fast-text takes no children. At run time, children make it throw.'() {
    const mount = () => underDomFiber(tag('fast-text', {text: 'a'}, 'b'))
    expect(failureOf(mount)).not.toBe('no failure')
  },

  'text is not markup: tags in the string are shown as text.'() {
    expect(shown('<b>bold</b>')).toBe('<b>bold</b>')
  },

  'a timer that counts milliseconds and shows seconds writes to the DOM once a second:'() {
    const {RoundTimer} = sample<'RoundTimer'>('function RoundTimer')
    const milliseconds = createFacet({initialValue: 62_000})
    const {container} = inComponent(() => <RoundTimer milliseconds={milliseconds} />)
    const changes = mutationsDuring(container, () => {
      for (let left = 61_900; left >= 60_000; left -= 100) milliseconds.set(left)
    })
    expect(changes).toHaveLength(2)
    expect(container.textContent).toBe('1:00')
  },
})

// fast-input and fast-textarea

/** A field bound in both directions; the facet gets what `convert` makes of the text. */
function twoWay(convert: (text: string) => string) {
  const name = createFacet({initialValue: 'alex'})
  const {container} = underDomFiber(<fast-input type="text" value={name} />)
  const input = find(container, 'input')
  input.addEventListener('input', () => name.set(convert(input.value)))
  return {name, input}
}

/** Types a letter after the first one, and returns the caret's position. */
function typeInTheMiddle(input: HTMLInputElement): number | null {
  input.setRangeText('y', 1, 1, 'end')
  input.dispatchEvent(new Event('input', {bubbles: true}))
  return input.selectionStart
}

facts({
  'Typing writes the facet, the facet writes the same text back into the field, and the caret stays where it is.'() {
    const {name, input} = twoWay((text) => text)
    const heard: string[] = []
    name.observe((value) => heard.push(value))
    expect(typeInTheMiddle(input)).toBe(2)
    expect(heard).toEqual(['alex', 'aylex'])
    expect(input.value).toBe('aylex')
  },

  'If the listener changes the facet to something other than what the field shows, such as the text in upper case, the field is rewritten and the caret jumps to the end.'() {
    const {input} = twoWay((text) => text.toUpperCase())
    expect(typeInTheMiddle(input)).toBe(5)
    expect(input.value).toBe('AYLEX')
  },
})

/** A field bound to a facet; `read` gives the text and the `value` attribute of the field. */
function field(initialValue: string | undefined) {
  const value = createFacet({initialValue})
  const input = find(underDomFiber(<fast-input value={value} />).container, 'input')
  return {value, input, read: () => [input.value, input.getAttribute('value')]}
}

facts({
  'The facet changes | the text of the field and the attribute value are set'() {
    const {value, read} = field('a')
    value.set('b')
    expect(read()).toEqual(['b', 'b'])
  },

  'The user types, then the facet is set to the value that it has already | the typed text stays: an equal value does not notify':
    claims.typedTextStays,

  'The user types, then the facet is set to another value | the field shows the new value':
    claims.typedTextStays,

  'The component renders with the same plain value | the typed text stays'() {
    const screen = underDomFiber(<fast-textarea value="a" />)
    const textarea = find(screen.container, 'textarea')
    enter(textarea, 'typed')
    screen.rerender(<fast-textarea value="a" rows={3} />)
    expect(textarea.rows).toBe(3)
    expect(textarea.value).toBe('typed')
  },

  'The facet becomes undefined | the field is emptied, the attribute removed'() {
    const {value, read} = field('a')
    value.set(undefined)
    expect(read()).toEqual(['', null])
  },

  'value is left out in a later render | the attribute is removed, the text stays'() {
    const screen = underDomFiber(<fast-input value="a" />)
    screen.rerender(<fast-input />)
    const input = find(screen.container, 'input')
    expect([input.value, input.getAttribute('value')]).toEqual(['a', null])
  },

  'The facet holds a number | a type error; map it with String'() {
    const score = createFacet({initialValue: 7})
    // @ts-expect-error -- value takes strings only
    const wrong = <fast-input value={score} />
    expect(find(underDomFiber(wrong).container, 'input').value).toBe('7')
    const right = <fast-input value={mapFacetsLightweight([score], String)} />
    expect(find(underDomFiber(right).container, 'input').value).toBe('7')
  },

  'The facet holds more text than maxLength | it is shown in full'() {
    const name = createFacet({initialValue: 'Alexandra'})
    const screen = underDomFiber(<fast-input maxLength={4} value={name} />)
    expect(find(screen.container, 'input').maxLength).toBe(4)
    expect(find(screen.container, 'input').value).toBe('Alexandra')
  },

  'The facet alone would not be enough: when the accepted text is the one that it holds already, it does not notify.'() {
    const onlyLetters = (text: string) => text.replace(/[^a-z]/g, '')
    const {name, input} = twoWay(onlyLetters)
    enter(input, 'alex1')
    expect(name.get()).toBe('alex')
    expect(input.value).toBe('alex1')
  },

  "With type=\"number\" the renderer ignores values that are not numbers: 'abc' and undefined leave the field as it is, and '' empties it."() {
    const count = createFacet<string | undefined>({initialValue: '5'})
    const screen = underDomFiber(<fast-input type="number" value={count} />)
    const input = find(screen.container, 'input')
    const read = (['abc', undefined, ''] as const).map((value) => {
      count.set(value)
      return [input.value, input.getAttribute('value')]
    })
    expect(read).toEqual([
      ['5', '5'],
      ['5', '5'],
      ['', ''],
    ])
  },

  '<fast-input type="button" value={facet} /> is a button with a label from a facet.'() {
    const label = createFacet({initialValue: 'Play'})
    const screen = underDomFiber(<fast-input type="button" value={label} />)
    label.set('Pause')
    expect(find(screen.container, 'input').outerHTML).toBe(
      '<input type="button" value="Pause">',
    )
  },

  'The same look gives the same string, so nothing is written when nothing changes:'() {
    const {InventorySlot} = sample<'InventorySlot'>('function InventorySlot')
    const selected = createFacet({initialValue: false})
    const empty = createFacet({initialValue: true})
    const slot = elementOf(<InventorySlot selected={selected} empty={empty} />)
    expect(slot.className).toBe('slot slot-empty')
    expect(mutationsDuring(slot, () => selected.set(false))).toEqual([])
    selected.set(true)
    expect(slot.className).toBe('slot slot-selected slot-empty')
  },

  'To use the value of a facet in a handler, make the handler with useFacetCallback:'() {
    const {HotbarSlot} = sample<'HotbarSlot'>('function HotbarSlot')
    const item = createFacet({initialValue: 'bow'})
    const used: string[] = []
    const slot = elementOf(
      <HotbarSlot item={item} use={(name: string) => used.push(name)} />,
    )
    item.set('axe')
    slot.click()
    expect(used).toEqual(['axe'])
  },

  async 'A ref holds the DOM element itself.'() {
    const {ChatLine} = sample<'ChatLine'>('function ChatLine')
    const input = elementOf(<ChatLine />)
    await passiveEffects()
    expect(document.activeElement).toBe(input)
  },

  // Refs, keys
  'When layout effects run, the element is in its container, and the facets bound to it have written the values that they have.'() {
    const width = createFacet({initialValue: '40%'})
    const seen: unknown[] = []
    inComponent(() => {
      const ref = useRef<HTMLDivElement>(null)
      useLayoutEffect(() => {
        seen.push(ref.current?.isConnected, ref.current?.style.width)
      }, [])
      return <fast-div ref={ref} style={{width}} />
    })
    expect(seen).toEqual([true, '40%'])
  },

  'Moving an element keeps its node and its subscriptions.'() {
    const {facet, log} = fedFacet('bound')
    const bound = <fast-div key="bound" id={facet} />
    const list = (...items: ReactElement[]) => <div>{items}</div>
    const screen = underDomFiber(list(bound, <p key="other" />))
    const node = screen.container.querySelector('#bound')
    screen.rerender(list(<p key="other" />, bound))
    expect(screen.container.querySelector('p + div') === node).toBe(true)
    expect(log).toEqual(['connect'])
  },

  // Behaviour
  'The element subscribes when it is created, and writes the current values before it is in the document.'() {
    const log: string[] = []
    const id: Facet<string> = {
      get: () => 'bound',
      observe: (listener) => {
        listener('bound')
        log.push(document.getElementById('bound') ? 'in the document' : 'not yet')
        return () => undefined
      },
    }
    const {container} = underDomFiber(<fast-div id={id} />)
    expect(log).toEqual(['not yet'])
    expect(container.innerHTML).toBe('<div id="bound"></div>')
  },

  'The DOM has changed when the setter returns, unless the facet depends on several others: in a batch, such a facet waits for the end (rule 4).':
    claims.boundElementsFollowAtOnce,

  'When the component does render, for another reason, props with the same facet or the same plain value are skipped. A new facet replaces the old one'() {
    const {facet, log} = fedFacet('a')
    const box = (id: Facet<string>) => <fast-div id={id} target="plain" />
    const screen = underDomFiber(box(facet))
    expect(mutationsDuring(screen.container, () => screen.rerender(box(facet)))).toEqual(
      [],
    )
    expect(log).toEqual(['connect'])
    screen.rerender(box(createFacet({initialValue: 'b'})))
    expect(log).toEqual(['connect', 'disconnect'])
    expect(screen.container.innerHTML).toBe('<div id="b" target="plain"></div>')
  },

  'Unmounting ends all subscriptions of the element and of the elements inside it.'() {
    const fed = [fedFacet('a'), fedFacet('red'), fedFacet('text')] as const
    const [outer, style, text] = fed
    const screen = underDomFiber(
      <fast-div id={outer.facet}>
        <p>
          <fast-span style={{color: style.facet}}>
            <fast-text text={text.facet} />
          </fast-span>
        </p>
      </fast-div>,
    )
    screen.unmount()
    expect(fed.map(({log}) => log)).toEqual(fed.map(() => ['connect', 'disconnect']))
  },

  // Performance, pitfalls
  'An object notifies, by default, even when nothing in it changed; a string or number made from it does not.':
    claims.derivedPrimitiveIsCompared,

  'With one facet per row of a list, a change reaches one row; with one facet of the whole array, it reaches all rows.':
    claims.arrayNotifiesAllRows,

  'A facet among the children is a type error, and fails at run time.':
    claims.facetIsNoChild,
})
