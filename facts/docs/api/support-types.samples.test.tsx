import {
  createFacet,
  NO_VALUE,
  useFacetState,
  type Facet,
  type Setter,
} from '@react-facet/core'
import type {ComponentType, ReactElement, ReactNode} from 'react'
import {expect, fact} from '../../fact'
import {elementOf, find, heardFrom, inComponent, resultOf, samplesOf} from '../../probes'
import {underDomFiber} from '../../render'

const sample = samplesOf(import.meta.filename)

fact('Name it in the props of a child that edits your state.', () => {
  const {Volume} = sample('function Volume') as {
    Volume: ComponentType<{volume: Facet<number>; setVolume: Setter<number>}>
  }
  const {container} = inComponent(() => {
    const [volume, setVolume] = useFacetState<number>(NO_VALUE)
    return <Volume volume={volume} setVolume={setVolume} />
  })
  const texts = Array.from({length: 7}, () => {
    find(container, 'button').click()
    return container.textContent
  })
  expect([texts[0], texts[1], texts[6]]).toEqual(['Louder 50', 'Louder 60', 'Louder 100'])
})

fact('Those that end in a unit (widthPX, topVH, leftVW and so on) take numbers.', () => {
  const {Marker} = sample('FacetCSSStyleDeclaration = {') as {Marker: ComponentType}
  const {style} = elementOf(<Marker />)
  const written = ['position', 'topVH', 'widthPX'].map(
    (key) => Reflect.get(style, key) as unknown,
  )
  expect(written).toEqual(['absolute', 12.5, 24])
})

fact('For onKeyDown, onKeyUp and onKeyPress.', () => {
  const {ChatInput} = sample('onKeyUp: KeyboardCallback') as {ChatInput: ComponentType}
  const input = find(underDomFiber(<ChatInput />).container, 'input')
  const written: string[] = []
  const set = (value: string) => void written.push(value)
  Object.defineProperty(input, 'value', {get: () => 'hi', set})
  input.dispatchEvent(new KeyboardEvent('keyup', {key: 'i'}))
  expect(written).toEqual(['hi'])
})

fact('Use them to type a component that wraps the element:', () => {
  const {Panel} = sample('FastDivProps, ') as {Panel: ComponentType<object>}
  const props = {className: createFacet({initialValue: 'panel'}), children: 'Map'}
  expect(elementOf(<Panel {...props} />).outerHTML).toBe(
    '<div class="panel"><div class="panel-frame">Map</div></div>',
  )
})

fact('Compare with the imported constant.', () => {
  const {formatAmmo} = sample('function formatAmmo') as {
    formatAmmo: (ammo: unknown) => string
  }
  expect([NO_VALUE, 7].map(formatAmmo)).toEqual(['--', '7'])
})

fact('A facet that starts without a value needs a type argument', () => {
  const {Target} = sample('function Target') as {Target: ComponentType}
  const element = elementOf(<Target />)
  expect(element.textContent).toBe('Aim')
  find(element, 'button').click()
  expect(element.textContent).toBe('AimCreeper')
})

fact('In a component that others use, take FacetProp<T> and wrap it.', () => {
  const {Meter} = sample('function Meter') as {
    Meter: ComponentType<{ratio: unknown; label?: unknown}>
  }
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
})

fact('Type children that go into a fast-* element as StrictReactNode:', () => {
  const {Slot} = sample('function Slot') as {
    Slot: ComponentType<{className: Facet<string>; children?: ReactNode}>
  }
  const className = createFacet({initialValue: 'slot'})
  const slot = elementOf(<Slot className={className}>Bow</Slot>)
  className.set('slot full')
  expect(slot.outerHTML).toBe('<div class="slot full">Bow</div>')
})

fact('For children that go into both, cast them for the plain element', () => {
  const {Panel} = sample('children as ReactNode') as {
    Panel: (props: {children: ReactNode}) => ReactElement
  }
  expect(elementOf(<Panel>Map</Panel>).outerHTML).toBe('<div>Map</div>')
})

fact(
  'If you cannot change the interface, build a check for it from its properties:',
  () => {
    const {usePosition} = sample('const usePosition') as {
      usePosition: () => [Facet<object>, Setter<object>]
    }
    const [position, setPosition] = resultOf(usePosition)
    const heard = heardFrom(position)
    setPosition({x: 0, y: 0})
    setPosition({x: 1, y: 0})
    expect(heard).toEqual([
      {x: 0, y: 0},
      {x: 1, y: 0},
    ])
  },
)

fact('The object does have set and setWithCallback.', () => {
  const {useSettings} = sample('function useSettings') as {
    useSettings: () => {settings: Facet<object>; setVolume: (volume: number) => void}
  }
  const {settings, setVolume} = resultOf(useSettings)
  const volumes: unknown[] = []
  settings.observe((value) => volumes.push({...value}))
  setVolume(10)
  expect(volumes).toEqual([
    {volume: 80, subtitles: true},
    {volume: 10, subtitles: true},
  ])
})

fact('It makes the list a tuple, and the arguments have their own types again:', () => {
  const {useScoreLine} = sample('[player, points] as const') as {
    useScoreLine: (player: Facet<string>, points: Facet<number>) => Facet<string>
  }
  const points = createFacet({initialValue: 1})
  const line = resultOf(() => useScoreLine(createFacet({initialValue: 'Ada'}), points))
  points.set(2)
  expect(line.get()).toBe('ADA: 2')
})

fact('In a hook of your own, ask for a tuple with at least one item.', () => {
  const {useScore} = sample('function useScore(') as {
    useScore: (player: Facet<string>, points: Facet<number>) => Facet<string>
  }
  const points = createFacet({initialValue: 1})
  const line = resultOf(() => useScore(createFacet({initialValue: 'Ada'}), points))
  points.set(2)
  expect(line.get()).toBe('Ada: 2')
})
