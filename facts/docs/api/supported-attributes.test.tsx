import {createFacet, NO_VALUE, type Facet} from '@react-facet/core'
import {createRef, type ReactElement} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {
  clear,
  complaintsDuring,
  elementOf,
  failureOf,
  fedFacet,
  find,
  inBoundary,
  passiveEffects,
  samplesOf,
} from '../../probes'
import {tag, underDomFiber, type Screen} from '../../render'

const sample = samplesOf(import.meta.filename)

/** The first element on a screen. */
function first({container}: Screen): HTMLElement {
  return container.firstElementChild as HTMLElement
}

/** The DOM element that dom-fiber creates for a tag with these props. */
const domOf = (name: string, props?: Record<string, unknown>) =>
  elementOf(tag(name, props))

/** The DOM elements of React elements, in one root, because a root for each is slow. */
const domOfEach = (elements: readonly ReactElement[]) => [
  ...elementOf(tag('div', {}, ...elements)).children,
]

/** Names and values of the attributes of an element. */
function attributes(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({name, value}) => [name, value]))
}

function fire(element: Element, type: string): Event {
  const event = new Event(type, {bubbles: true, cancelable: true})
  element.dispatchEvent(event)
  return event
}

/** Props that are written as an attribute, each with a value to write. */
const ATTRIBUTES: Record<string, string | true> = {
  'data-testid': 'id',
  'data-droppable': true,
  'data-x-ray': true,
  'data-narrate': 'text',
  'data-narrate-as': 'text',
  'data-narrate-before': 'text',
  'data-narrate-after': 'text',
  cohinline: true,
  href: '#icon',
  target: '_blank',
  autoPlay: true,
  loop: true,
  type: 'text',
  disabled: true,
}

/** Props of SVG elements that are written as an attribute of the same name. */
const SAME_NAME = [
  ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['d', 'points', 'offset', 'fill', 'stroke', 'width', 'height', 'viewBox'],
]
/** Props of SVG elements whose attribute is the same name in kebab case. */
const HYPHENATED = [
  ...['strokeWidth', 'strokeOpacity', 'strokeLinecap', 'strokeLinejoin', 'fillOpacity'],
  ...['stopColor', 'stopOpacity', 'fontFamily', 'fontSize'],
]

// The three rules

facts({
  'href is accepted on fast-div, rows on fast-circle.'() {
    expect(attributes(domOf('fast-div', {href: '#map'}))).toEqual({href: '#map'})
    expect(domOf('fast-circle', {rows: 3})).toHaveProperty('rows', 3)
  },

  'On the plain tags a facet is a type error; at run time it works.':
    claims.plainTagTakesFacets,

  'What is not on the list does nothing at run time, without a warning. On plain tags, TypeScript accepts what React knows: <button title="Drop"> compiles, and the button gets no title.'() {
    const complaints = complaintsDuring(() => {
      expect(elementOf(<button title="Drop" />).outerHTML).toBe('<button></button>')
    })
    expect(complaints).toEqual([])
  },

  'The props in this table take plain values, not facets.'() {
    const html = {__html: '<b>1</b>'}
    const inner = (value: unknown) => domOf('fast-div', {dangerouslySetInnerHTML: value})
    expect(inner(createFacet({initialValue: html})).innerHTML).toBe('undefined')
    expect(inner(html).innerHTML).toBe('<b>1</b>')
  },
})

// Attributes

/** The attributes of one element per prop, first for plain values, then for facets. */
function bothWays(name: string, props: [prop: string, value: string | true][]) {
  const facets = props.map(() => createFacet<string | true>({initialValue: NO_VALUE}))
  const plain = props.map(([prop, value]) => tag(name, {[prop]: value}))
  const bound = props.map(([prop], index) => tag(name, {[prop]: facets[index]}))
  const elements = [domOfEach(plain), domOfEach(bound)]
  props.forEach(([, value], index) => facets[index]?.set(value))
  return elements.map((all) => all.map(attributes))
}

facts({
  'Property means that the renderer assigns a property of the element, attribute that it sets an attribute.'() {
    const props = Object.entries(ATTRIBUTES)
    const expected = props.map(([prop, value]) => ({
      [prop.toLowerCase()]: value === true ? '' : value,
    }))
    expect(bothWays('fast-div', props)).toEqual([expected, expected])
    const assigned = {className: 'a', id: 'b', src: '/c.png', maxLength: 3}
    for (const [prop, value] of Object.entries(assigned)) {
      for (const bound of [value, createFacet({initialValue: value})]) {
        expect(domOf('fast-div', {[prop]: bound})).toHaveProperty(prop, value)
      }
    }
    expect(attributes(domOf('fast-div', {maxLength: 3}))).toEqual({})
  },

  'value | string | undefined | property and attribute'() {
    for (const name of ['fast-input', 'fast-textarea']) {
      const element = domOf(name, {value: 'Alex'})
      expect(element).toHaveProperty('value', 'Alex')
      expect(attributes(element)).toEqual({value: 'Alex'})
    }
  },

  // Also proves which attribute each prop of the table sets.
  'The SVG props are all string | undefined, the numeric ones too'() {
    const hyphenated = (prop: string) =>
      prop.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
    const names = [...SAME_NAME, ...HYPHENATED.map(hyphenated), 'xlink:href']
    const expected = names.map((name) => ({[name]: '4'}))
    const props = [...SAME_NAME, ...HYPHENATED, 'xLinkHref']
    const fours = props.map((prop): [string, string] => [prop, '4'])
    expect(bothWays('fast-path', fours)).toEqual([expected, expected])
  },

  'The renderer assigns element.className. On an SVG element, where that property is read-only, the assignment throws, in Chromium Cannot set property className of #<SVGElement> which has only a getter. At mount, the tree fails up to the next error boundary. Plain svg tags fail in the same way.'() {
    for (const name of ['fast-svg', 'fast-circle', 'svg']) {
      const mount = () => underDomFiber(<div>{tag(name, {className: 'icon'})}</div>)
      expect(failureOf(mount)).toContain('which has only a getter')
      expect(document.body.innerHTML).toBe('<div></div>')
      document.body.replaceChildren()
    }
  },

  'xLinkHref sets an attribute without the XLink namespace'() {
    const use = domOf('fast-use', {xLinkHref: '#icon-sword'})
    expect(use.getAttribute('xlink:href')).toBe('#icon-sword')
    expect(use.getAttributeNS('http://www.w3.org/1999/xlink', 'href')).toBe(null)
  },
})

// How values reach the DOM

/** A `fast-input` with one prop. The result reads its attribute and its property. */
function field(prop: string, value: unknown) {
  const element = domOf('fast-input', {[prop]: value})
  return () => ({
    attribute: element.getAttribute(prop === 'className' ? 'class' : prop),
    property: Reflect.get(element, prop) as unknown,
  })
}

facts({
  'a string | set | assigned'() {
    expect(field('target', '_blank')().attribute).toBe('_blank')
    expect(field('className', 'low')().property).toBe('low')
  },

  'true | set to ""'() {
    expect(field('disabled', true)().attribute).toBe('')
  },

  'false | removed'() {
    const disabled = createFacet({initialValue: true})
    const read = field('disabled', disabled)
    disabled.set(false)
    expect(read().attribute).toBe(null)
  },

  "undefined in a facet | removed | className, id, src: ''; value: '', and the attribute is removed (number fields keep both); maxLength, rows: see below"() {
    for (const [prop, expected] of [
      ['href', {attribute: null}],
      ['className', {property: '', attribute: ''}],
      ['id', {property: '', attribute: ''}],
      ['src', {attribute: ''}],
      ['value', {property: '', attribute: null}],
    ] as const) {
      const facet = createFacet<string | undefined>({initialValue: 'set'})
      const read = field(prop, facet)
      facet.set(undefined)
      expect(read()).toMatchObject(expected)
    }
  },

  'undefined or no prop at mount | nothing is written | nothing is written'() {
    for (const prop of ['href', 'className', 'id', 'src', 'value', 'maxLength', 'rows']) {
      expect(attributes(domOf('fast-input', {[prop]: undefined}))).toEqual({})
    }
  },

  "prop left out in a later render | removed, except stroke-width | className, id: ''; value, src, maxLength, rows: the attribute is removed"() {
    for (const prop of ['href', 'className', 'id', 'value', 'src', 'maxLength', 'rows']) {
      const isNumber = prop === 'maxLength' || prop === 'rows'
      const screen = underDomFiber(tag('fast-textarea', {[prop]: isNumber ? 3 : 'set'}))
      screen.rerender(tag('fast-textarea'))
      expect(Object.values(attributes(first(screen)))).toEqual(
        ['className', 'id'].includes(prop) ? [''] : [],
      )
    }
  },

  'null | the text "null" | className, id, src: the text "null"; value: an empty field, and an attribute "null"; maxLength: 0, so nothing can be typed'() {
    for (const [prop, expected] of [
      ['href', {attribute: 'null'}],
      ['className', {property: 'null'}],
      ['id', {property: 'null'}],
      ['src', {attribute: 'null'}],
      ['value', {property: '', attribute: 'null'}],
      ['maxLength', {property: 0}],
    ] as const) {
      expect(field(prop, null)()).toMatchObject(expected)
    }
  },

  'NO_VALUE at mount | untouched until the first value | untouched until the first value'() {
    for (const prop of ['href', 'className', 'value']) {
      const facet = createFacet<string>({initialValue: NO_VALUE})
      const read = field(prop, facet)
      expect(read().attribute).toBe(null)
      facet.set('first')
      expect(read().attribute).toBe('first')
    }
  },

  'cleared to NO_VALUE later | keeps the last value | keeps the last value'() {
    for (const prop of ['href', 'className', 'value']) {
      const facet = createFacet({initialValue: 'last'})
      const read = field(prop, facet)
      clear(facet)
      expect(read().attribute).toBe('last')
    }
  },

  'setting an equal string, number or boolean writes nothing to the DOM':
    claims.equalPrimitivesAreDropped,
})

// style

/** A box that can render again with another style. */
function styled(style: Record<string, unknown> | undefined) {
  const screen = underDomFiber(tag('fast-div', {style}))
  return {
    text: () => first(screen).style.cssText,
    rerender: (next?: Record<string, unknown>) =>
      screen.rerender(tag('fast-div', {style: next})),
    element: first(screen),
  }
}

facts({
  '{width: 40} | ignored by browsers in standards mode: a length other than 0 needs its unit.'() {
    expect([styled({width: 40}).text(), styled({width: 0}).text()]).toEqual([
      '',
      'width: 0px;',
    ])
  },

  '{opacity: 0.4, zIndex: 2, flexGrow: 1} | set: these have no unit'() {
    const {text} = styled({opacity: 0.4, zIndex: 2, flexGrow: 1})
    expect(text()).toBe('opacity: 0.4; z-index: 2; flex-grow: 1;')
  },

  '{widthPX: 40} | sets the numeric property of Gameface; no effect in a browser'() {
    const {element, text} = styled({widthPX: 40, leftPX: createFacet({initialValue: 4})})
    expect(element.style).toMatchObject({widthPX: 40, leftPX: 4})
    expect(text()).toBe('')
  },

  "{'--glow': '4px'} | not set: a custom property needs setProperty, or cssText"() {
    const glow = (element: HTMLElement) => element.style.getPropertyValue('--glow')
    expect(glow(styled({'--glow': '4px'}).element)).toBe('')
    const cssText = createFacet({initialValue: '--glow: 4px'})
    const {element} = styled({cssText})
    expect(glow(element)).toBe('4px')
    cssText.set('--glow: 8px')
    expect(glow(element)).toBe('8px')
  },

  "{color: 'red !important'} | ignored by browsers"() {
    expect(styled({color: 'red !important'}).text()).toBe('')
  },

  'a facet changes to undefined | the old value stays'() {
    const width = createFacet<string | undefined>({initialValue: '40%'})
    const {text} = styled({width})
    width.set(undefined)
    expect(text()).toBe('width: 40%;')
  },

  "a facet changes to '' or null | the property is cleared"() {
    for (const nothing of ['', null]) {
      const width = createFacet<string | null>({initialValue: '40%'})
      const {text} = styled({width})
      width.set(nothing)
      expect(text()).toBe('')
    }
  },

  'a property is left out in a later render | the old value stays; its facet is unsubscribed'() {
    const width = createFacet({initialValue: '40%'})
    const {text, rerender} = styled({width, color: 'red'})
    rerender({})
    width.set('80%')
    // The same without any style.
    rerender(undefined)
    expect(text()).toBe('width: 40%; color: red;')
  },

  "Keep the property and give it '':"() {
    const {Slot} = sample<'Slot'>('function Slot')
    const selected = createFacet({initialValue: true})
    const {style} = elementOf(<Slot selected={selected} />)
    const outlines = [style.outline]
    selected.set(false)
    outlines.push(style.outline)
    expect(outlines).toEqual(['2px solid gold', ''])
  },

  'The object may be a new one when the component renders: its properties are compared one by one, and those that changed are written.'() {
    const {element, text, rerender} = styled({width: '40%', color: 'red'})
    element.style.width = '1%'
    rerender({width: '40%', color: 'blue'})
    expect(text()).toBe('width: 1%; color: blue;')
  },

  'They go into style and take numbers, so a facet of a number needs no mapping:'() {
    const {MinimapMarker} = sample<'MinimapMarker'>('function MinimapMarker')
    const [x, y] = [createFacet({initialValue: 1}), createFacet({initialValue: 2})]
    const {style} = elementOf(<MinimapMarker x={x} y={y} />)
    x.set(5)
    expect([Reflect.get(style, 'leftPX'), Reflect.get(style, 'topPX')]).toEqual([5, 2])
  },

  'As props of the element, these properties are type errors and do nothing.'() {
    const element = domOf('fast-div', {leftPX: 4})
    expect(element.outerHTML).toBe('<div></div>')
    expect(element.style).not.toHaveProperty('leftPX')
  },

  // Events
  'A handler is added to the element with addEventListener and gets the native event.'() {
    const add = vi.spyOn(EventTarget.prototype, 'addEventListener')
    const onClick = vi.fn<(event: Event) => void>()
    const element = domOf('fast-div', {onClick})
    expect(add.mock.contexts).toContain(element)
    add.mockRestore()
    const event = fire(element, 'click')
    expect(onClick.mock.lastCall?.[0]).toBe(event)
  },
})

/** The event props that the renderer supports both in 18.x and in 0.6.4. */
const EVENTS = [
  ...['onClick', 'onMouseDown', 'onMouseUp', 'onMouseMove', 'onMouseEnter'],
  ...['onMouseLeave', 'onTouchStart', 'onTouchMove', 'onTouchEnd', 'onFocus', 'onBlur'],
  ...['onKeyDown', 'onKeyUp', 'onKeyPress'],
]

/** Fires events at an element with these event props, and returns the types it heard. */
function heard(props: readonly string[], types: readonly string[]): string[] {
  const log: string[] = []
  const handlers = Object.fromEntries(
    props.map((prop) => [prop, (event: Event) => void log.push(event.type)]),
  )
  const element = domOf('fast-div', handlers)
  for (const type of types) fire(element, type)
  return log
}

/** Proves a row: its first cell names event props, its second the events that they hear. */
function hears(row: string): void {
  const [props = [], types = []] = row.split(' | ').map((cell) => cell.split(', '))
  expect(heard(props, types)).toEqual(types)
}

facts({
  'onClick | click | MouseCallback': hears,
})

facts('18.x', {
  'onAuxClick (18.5 and later) | auxclick | MouseCallback': () =>
    hears('onAuxClick | auxclick'),
})

facts({
  'onMouseDown, onMouseUp, onMouseMove | mousedown, mouseup, mousemove': hears,

  'onMouseEnter, onMouseLeave | mouseenter, mouseleave': hears,

  'onTouchStart, onTouchMove, onTouchEnd | touchstart, touchmove, touchend': hears,

  'onFocus, onBlur | focus, blur | FocusCallback': hears,

  'onKeyDown, onKeyUp, onKeyPress | keydown, keyup, keypress': hears,

  'Events bubble as in the DOM, and stopPropagation works as usual.'() {
    const log: string[] = []
    const {container} = underDomFiber(
      <fast-div onClick={() => void log.push('outer')}>
        <fast-p onClick={() => void log.push('inner')} />
        <fast-span onClick={(event) => event.stopPropagation()} />
      </fast-div>,
    )
    for (const name of ['p', 'span']) find(container, name).click()
    expect(log).toEqual(['inner', 'outer'])
  },

  'focus and blur do not bubble, so onFocus on a wrapper does not fire for an input inside it.':
    claims.focusDoesNotBubble,

  'Touch handlers are not passive'() {
    const onTouchMove = (event: Event) => event.preventDefault()
    const element = domOf('fast-div', {onTouchMove})
    expect(fire(element, 'touchmove').defaultPrevented).toBe(true)
  },

  'The handler may change between renders. The renderer removes the old listener and adds the new one.'() {
    const types = EVENTS.map((prop) => prop.slice(2).toLowerCase())
    const box = (handler?: () => void) =>
      tag('fast-div', Object.fromEntries(EVENTS.map((prop) => [prop, handler])))
    const [old, next] = [vi.fn(), vi.fn()]
    const screen = underDomFiber(box(old))
    const calls = [next, undefined].map((handler) => {
      screen.rerender(box(handler))
      for (const type of types) fire(first(screen), type)
      return [old.mock.calls.length, next.mock.calls.length]
    })
    expect(calls).toEqual([
      [0, types.length],
      [0, types.length],
    ])
  },

  'A facet as a handler is a type error; at run time none of your code runs.':
    claims.facetIsNoHandler,

  'Other event props do nothing. That includes onChange, onInput, onSubmit, onDoubleClick, onScroll, onWheel, all drag and pointer events, and everything that ends in Capture.'() {
    const types = [
      ...['change', 'input', 'submit', 'scroll', 'wheel', 'dragstart', 'drop', 'load'],
      ...['pointerdown', 'pointermove', 'copy', 'dblclick', 'keydown', 'click'],
    ]
    const props = [
      ...['onChange', 'onInput', 'onSubmit', 'onScroll', 'onWheel', 'onDragStart'],
      ...['onDrop', 'onLoad', 'onPointerDown', 'onPointerMove', 'onCopy'],
      ...['onDoubleClick', 'onKeyDownCapture', 'onClickCapture'],
    ]
    expect(heard([...props, 'onClick'], types)).toEqual(['click'])
  },

  async 'Listen through a ref instead. This hook does it:'() {
    const {WeaponWheel} = sample<'WeaponWheel'>('function WeaponWheel')
    const wheel = elementOf(<WeaponWheel />)
    await passiveEffects()
    const texts = [1, -1, -1].map((deltaY) => {
      wheel.dispatchEvent(new WheelEvent('wheel', {deltaY}))
      return wheel.textContent
    })
    expect(texts).toEqual(['1', '0', '8'])
  },

  // Unsupported attributes
  'Attributes that are not in the tables above do nothing on any element.'() {
    const props = {pattern: 'x', accept: '.png', colSpan: 2, controls: true, tooltip: 'x'}
    const names = ['fast-div', 'fast-input', 'input', 'video', 'td', 'fast-svg']
    const elements = domOfEach(names.map((name) => tag(name, props)))
    expect(elements.map(attributes)).toEqual(names.map(() => ({})))
  },
})

/** A proof that an element drops these props. */
const drops = (props: Record<string, unknown>) => () =>
  expect(attributes(domOf('fast-input', props))).toEqual({})

facts({
  'alt, title, placeholder, name, lang, draggable | dropped': drops({
    alt: 'x',
    title: 'x',
    placeholder: 'x',
    name: 'x',
    lang: 'x',
    draggable: true,
  }),

  'min, max, step, readOnly, autoFocus | dropped'() {
    drops({min: 1, max: 2, step: 1, readOnly: true, autoFocus: true})()
    expect(document.activeElement).toBe(document.body)
  },

  'checked | dropped | write and read the property through a ref'() {
    const ref = createRef<HTMLInputElement>()
    underDomFiber(tag('fast-input', {type: 'checkbox', checked: true, ref}))
    expect(ref.current?.checked).toBe(false)
  },

  'value of a select | has no effect at mount, because the options come later; a later change selects'() {
    const value = createFacet({initialValue: 'b'})
    const options = ['a', 'b', 'c'].map((key) => tag('option', {key, value: key}))
    const select = elementOf(tag('select', {value}, ...options))
    expect(select).toHaveProperty('value', 'a')
    expect(attributes(select)).toEqual({value: 'b'})
    value.set('c')
    expect(select).toHaveProperty('value', 'c')
  },

  'selected | dropped'() {
    expect(domOf('option', {selected: true})).toHaveProperty('selected', false)
  },

  'htmlFor | dropped'() {
    expect(attributes(domOf('label', {htmlFor: 'name'}))).toEqual({})
  },

  'class on SVG | class is dropped, className throws | set class through a ref'() {
    const ref = createRef<SVGSVGElement>()
    underDomFiber(tag('fast-svg', {class: 'icon', ref}))
    expect(ref.current?.classList.value).toBe('')
    ref.current?.setAttribute('class', 'icon')
    expect(ref.current?.classList.value).toBe('icon')
    const className = () => underDomFiber(tag('fast-svg', {className: 'icon'}))
    expect(failureOf(className)).toContain('which has only a getter')
    document.body.replaceChildren()
  },

  'A fixed attribute can be set in a callback ref:'() {
    const {ItemSearch} = sample<'ItemSearch'>('function ItemSearch')
    const input = elementOf(<ItemSearch />)
    const names = ['placeholder', 'aria-label']
    expect(names.map((name) => input.getAttribute(name))).toEqual([
      'Search items',
      'Search items',
    ])
  },

  'For one that follows a facet, use a layout effect, which sets it before the first paint:'() {
    const {CooldownIcon} = sample<'CooldownIcon'>('function CooldownIcon')
    const ready = createFacet({initialValue: false})
    const icon = elementOf(<CooldownIcon ready={ready} />)
    const names = [icon.getAttribute('class')]
    ready.set(true)
    names.push(icon.getAttribute('class'))
    expect(names).toEqual(['icon', 'icon ready'])
  },

  'The checkbox has its new state when the click handler runs'() {
    const states: boolean[] = []
    const onClick = ({currentTarget}: MouseEvent) =>
      void states.push((currentTarget as HTMLInputElement).checked)
    const box = <fast-input key="box" type="checkbox" onClick={onClick} />
    const {container} = underDomFiber(tag('label', {}, 'Subtitles', box))
    find(container, 'input').click()
    find(container, 'label').click()
    expect(states).toEqual([true, false])
  },

  'Write a custom property in a layout effect:'() {
    const {Glow} = sample<'Glow'>('function Glow')
    const strength = createFacet({initialValue: 2})
    const glow = elementOf(<Glow strength={strength} />)
    strength.set(4)
    expect(glow.style.getPropertyValue('--glow')).toBe('4px')
  },

  // Pitfalls
  'The facet of maxLength must hold a number. For undefined, the renderer assigns a number that is too large, which throws an IndexSizeError: out of the setter, or when the element mounts.'() {
    const limit = createFacet<number | undefined>({initialValue: 12})
    const {container} = underDomFiber(<fast-input maxLength={limit} />)
    const input = find(container, 'input')
    expect(input.maxLength).toBe(12)
    expect(() => limit.set(undefined)).toThrow(DOMException)
    const mount = () => underDomFiber(<fast-input maxLength={limit} />)
    expect(failureOf(mount)).toContain('maxLength')
  },

  "Leaving the prop out in a later render keeps stroke-width, because the renderer removes an attribute of another name. Set it to '0', or let a facet become undefined."() {
    claims.strokeWidthStays()
    const width = createFacet<string | undefined>({initialValue: '2'})
    const bound = domOf('fast-path', {strokeWidth: width})
    width.set(undefined)
    expect(attributes(bound)).toEqual({})
  },

  'An inline dangerouslySetInnerHTML is written again when the component renders. The renderer compares the object, not the string. Define the object outside the component, or memoise it. Children are added after the inner HTML, and lost when it is written again.'() {
    const fixed = {__html: 'a'}
    const box = (html: object) =>
      tag('fast-div', {dangerouslySetInnerHTML: html}, <b key="b" />)
    const screen = underDomFiber(box(fixed))
    screen.rerender(box(fixed))
    expect(first(screen).innerHTML).toBe('a<b></b>')
    screen.rerender(box({...fixed}))
    expect(first(screen).innerHTML).toBe('a')
  },

  'When a render drops a prop that had a facet, or a facet in style, the renderer unsubscribes, and does so again when the element unmounts. If nothing else observes the facet, its source is disconnected twice.'() {
    const inStyle = (color: unknown) => ({style: {color}})
    for (const [props, next] of [
      [(facet: Facet<string>) => ({id: facet}), {}],
      [inStyle, {}],
      [inStyle, inStyle('blue')],
    ] as const) {
      const {facet, log} = fedFacet('red')
      const screen = underDomFiber(tag('fast-div', props(facet)))
      screen.rerender(tag('fast-div', next))
      expect(log).toEqual(['connect', 'disconnect'])
      screen.unmount()
      expect(log).toEqual(['connect', 'disconnect', 'disconnect'])
    }
  },

  'Elements subscribe when they are created. If another component throws in that first render, the elements inside the same error boundary, or root, are never mounted and never unsubscribed. Their sources stay connected.'() {
    function Broken(): ReactElement {
      throw new Error('broken')
    }
    for (const isFirst of [true, false]) {
      const {facet, log} = fedFacet('a')
      const {container, unmount} = inBoundary(
        <>
          {isFirst && <Broken />}
          <fast-div id={facet} />
          {!isFirst && <Broken />}
        </>,
      )
      expect(container.textContent).toBe('broken')
      unmount()
      expect(log).toEqual(['connect'])
    }
  },
})
