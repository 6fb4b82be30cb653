import {
  createFacet,
  NO_VALUE,
  useFacetMap,
  useFacetState,
  type Facet,
  type Setter,
} from '@react-facet/core'
import type {Style} from '@react-facet/dom-fiber'
import {createElement} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {elementOf, find, heardFrom, inComponent, resultOf, samplesOf} from '../../probes'
import {underDomFiber} from '../../render'

const sample = samplesOf(import.meta.filename)

const numberFacet = (initialValue = 1) => createFacet({initialValue})

facts({
  'The type of a prop that takes a plain value or a facet of it. The attributes of fast-* elements and the values in style have this type; key, ref, children, dangerouslySetInnerHTML and event handlers do not take facets.'() {
    const name = createFacet({initialValue: 'red'})
    const element = elementOf(<fast-div className={name} style={{color: name}} />)
    name.set('blue')
    expect([element.className, element.style.color]).toEqual(['blue', 'blue'])
    claims.facetIsNoHandler()
    claims.facetIsNoChild()
  },

  'if you pass one listener twice, a facet made with createFacet calls it once per change, a facet of useFacetMap twice.'() {
    const source = numberFacet()
    const mapped = resultOf(() => useFacetMap((value) => value, [], [source]))
    const calls = [source, mapped].map((facet) => {
      const listener = vi.fn()
      const unsubscribe = [facet.observe(listener), facet.observe(listener)]
      listener.mockClear()
      source.set(source.get() === 2 ? 3 : 2)
      unsubscribe.forEach((end) => end())
      return listener.mock.calls.length
    })
    expect(calls).toEqual([1, 2])
  },

  'What observe and multiObserve return. Call it once: while nothing observes, another call runs the cleanup of the StartSubscription again.':
    claims.secondStopDisconnectsAgain,

  'Name it in the props of a child that edits your state.'() {
    const {Volume} = sample<'Volume'>('function Volume')
    const {container} = inComponent(() => {
      const [volume, setVolume] = useFacetState<number>(NO_VALUE)
      return <Volume volume={volume} setVolume={setVolume} />
    })
    const texts = Array.from({length: 7}, () => {
      find(container, 'button').click()
      return container.textContent
    })
    expect([texts[0], texts[1], texts[6]]).toEqual([
      'Louder 50',
      'Louder 60',
      'Louder 100',
    ])
  },

  'Those that end in a unit (widthPX, topVH, leftVW and so on) take numbers.'() {
    const {Marker} = sample<'Marker'>('FacetCSSStyleDeclaration = {')
    const {style} = elementOf(<Marker />)
    const written = ['position', 'topVH', 'widthPX'].map(
      (key) => Reflect.get(style, key) as unknown,
    )
    expect(written).toEqual(['absolute', 12.5, 24])
  },

  'Any key is allowed, so a misspelt property compiles and does nothing.'() {
    const style: Style = {widht: '12px', color: 'red'}
    expect(elementOf(<fast-div style={style} />).style.cssText).toBe('color: red;')
  },

  'The values may be facets, the object may not. Numbers get no unit.'() {
    const height = createFacet({initialValue: '5px'})
    const {style} = elementOf(<fast-div style={{height, width: 12}} />)
    height.set('6px')
    expect(style.cssText).toBe('height: 6px;')
  },

  'Other types (range, email, search, …) are compile errors, though the renderer would set them.'() {
    for (const type of ['range', 'email', 'search']) {
      const element = elementOf(createElement('fast-input', {type}))
      expect((element as HTMLInputElement).type).toBe(type)
    }
  },

  'For onKeyDown, onKeyUp and onKeyPress.'() {
    const {ChatInput} = sample<'ChatInput'>('onKeyUp: KeyboardCallback')
    const input = find(underDomFiber(<ChatInput />).container, 'input')
    const written: string[] = []
    const set = (value: string) => void written.push(value)
    Object.defineProperty(input, 'value', {get: () => 'hi', set})
    input.dispatchEvent(new KeyboardEvent('keyup', {key: 'i'}))
    expect(written).toEqual(['hi'])
  },

  'Use them to type a component that wraps the element:'() {
    const {Panel} = sample<'Panel'>('FastDivProps, ')
    const props = {className: createFacet({initialValue: 'panel'}), children: 'Map'}
    expect(elementOf(<Panel {...props} />).outerHTML).toBe(
      '<div class="panel"><div class="panel-frame">Map</div></div>',
    )
  },

  'Other tags go to document.createElement as they are.'() {
    expect(elementOf(<section />).outerHTML).toBe('<section></section>')
    expect(elementOf(<fast-div />).outerHTML).toBe('<div></div>')
  },

  'Compare with the imported constant.'() {
    const {formatAmmo} = sample<'formatAmmo', (ammo: unknown) => string>(
      'function formatAmmo',
    )
    expect([NO_VALUE, 7].map(formatAmmo)).toEqual(['--', '7'])
  },

  'A facet that starts without a value needs a type argument'() {
    const {Target} = sample<'Target'>('function Target')
    const element = elementOf(<Target />)
    expect(element.textContent).toBe('Aim')
    find(element, 'button').click()
    expect(element.textContent).toBe('AimCreeper')
  },

  'In a component that others use, take FacetProp<T> and wrap it.'() {
    const {Meter} = sample<'Meter'>('function Meter')
    const ratio = createFacet({initialValue: 0.25})
    const looks = [
      elementOf(<Meter ratio={ratio} label={createFacet({initialValue: 'Fuel'})} />),
      elementOf(<Meter ratio={1} />),
    ]
    ratio.set(0.5)
    expect(looks.map(({textContent}) => textContent)).toEqual(['Fuel', ''])
    expect(looks.map((meter) => find(meter, '.meter-fill').style.width)).toEqual([
      '50%',
      '100%',
    ])
  },

  'Type children that go into a fast-* element as StrictReactNode:'() {
    const {Slot} = sample<'Slot'>('function Slot')
    const className = createFacet({initialValue: 'slot'})
    const slot = elementOf(<Slot className={className}>Bow</Slot>)
    className.set('slot full')
    expect(slot.outerHTML).toBe('<div class="slot full">Bow</div>')
  },

  'For children that go into both, cast them for the plain element'() {
    const {Panel} = sample<'Panel'>('children as ReactNode')
    expect(elementOf(<Panel>Map</Panel>).outerHTML).toBe('<div>Map</div>')
  },

  'If you cannot change the interface, build a check for it from its properties:'() {
    const {usePosition} = sample<'usePosition', () => [Facet<object>, Setter<object>]>(
      'const usePosition',
    )
    const [position, setPosition] = resultOf(usePosition)
    const heard = heardFrom(position)
    setPosition({x: 0, y: 0})
    setPosition({x: 1, y: 0})
    expect(heard).toEqual([
      {x: 0, y: 0},
      {x: 1, y: 0},
    ])
  },

  'The object does have set and setWithCallback.'() {
    const {useSettings} = sample<
      'useSettings',
      () => {settings: Facet<object>; setVolume: (volume: number) => void}
    >('function useSettings')
    const {settings, setVolume} = resultOf(useSettings)
    const volumes: unknown[] = []
    settings.observe((value) => volumes.push({...value}))
    setVolume(10)
    expect(volumes).toEqual([
      {volume: 80, subtitles: true},
      {volume: 10, subtitles: true},
    ])
  },

  'It makes the list a tuple, and the arguments have their own types again:'() {
    const {useScoreLine} = sample<'useScoreLine'>('[player, points] as const')
    const points = createFacet({initialValue: 1})
    const line = resultOf(() => useScoreLine(createFacet({initialValue: 'Ada'}), points))
    points.set(2)
    expect(line.get()).toBe('ADA: 2')
  },

  'In a hook of your own, ask for a tuple with at least one item.'() {
    const {useScore} = sample<'useScore'>('function useScore(')
    const points = createFacet({initialValue: 1})
    const line = resultOf(() => useScore(createFacet({initialValue: 'Ada'}), points))
    points.set(2)
    expect(line.get()).toBe('Ada: 2')
  },

  'Numeric attributes take strings, except maxLength and rows.'() {
    const area = elementOf(
      <fast-textarea maxLength={numberFacet(3)} rows={numberFacet(4)} />,
    )
    expect(area).toMatchObject({maxLength: 3, rows: 4})
    // @ts-expect-error -- a number is not accepted
    elementOf(<fast-input width={numberFacet(5)} />)
  },
})
