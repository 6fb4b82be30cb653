import {
  batch,
  createFacet,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  type Facet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useLayoutEffect, useRef} from 'react'
import {renderToString} from 'react-dom/server'
import {expect, fact} from '../../../fact'
import {complaintsDuring, passiveEffects, probeHook} from '../../../probes'
import {underDomFiber, underReactDom} from '../../../render'

type Log = string[]

/** Follows facets with both kinds of effects, which log their runs and cleanups. */
function useBoth(log: Log, facets: Facet<number>[]) {
  const logged =
    (kind: string) =>
    (...values: number[]) => {
      log.push(`${kind} ${values.join()}`)
      return () => log.push(`clean ${kind} ${values.join()}`)
    }
  useFacetEffect(logged('effect'), [log], facets)
  useFacetLayoutEffect(logged('layout'), [log], facets)
}

async function both(...facets: Facet<number>[]) {
  const log: Log = []
  const probe = probeHook((list: Facet<number>[]) => useBoth(log, list), facets)
  await passiveEffects()
  return {...probe, log}
}

fact('after the elements are in the DOM and before the browser paints them', () => {
  const source = createFacet({initialValue: 'Ada'})
  const seen: (string | null | undefined)[] = []
  function Name() {
    useFacetLayoutEffect(
      () => void seen.push(document.querySelector('p')?.textContent),
      [],
      [source],
    )
    return (
      <p>
        <fast-text text={source} />
      </p>
    )
  }
  underDomFiber(<Name />)
  expect(seen).toEqual(['Ada'])
})

fact(
  'first run | passive effects, usually after the first paint | layout effects, before the first paint',
  async () => {
    const source = createFacet({initialValue: 1})
    const log: Log = []
    probeHook(() => {
      useBoth(log, [source])
      useLayoutEffect(() => void log.push('end of the layout effects'), [])
    }, 0)
    await passiveEffects()
    expect(log).toEqual(['layout 1', 'end of the layout effects', 'effect 1'])
  },
)

fact('later run, one facet | inside the write | inside the write', async () => {
  const source = createFacet({initialValue: 1})
  const {log} = await both(source)
  log.length = 0
  batch(() => {
    source.set(2)
    log.push('written')
  })
  expect(log).toEqual([
    'clean layout 1',
    'layout 2',
    'clean effect 1',
    'effect 2',
    'written',
  ])
})

fact(
  'later run, several facets | at the end of the write or batch | at the end of the write or batch',
  async () => {
    const first = createFacet({initialValue: 1})
    const second = createFacet({initialValue: 2})
    const {log} = await both(first, second)
    const runs = () => log.splice(0).filter((line) => !line.startsWith('clean'))
    runs()
    first.observe((value) => log.push(`observer ${value}`))
    runs()
    first.set(10)
    expect(runs()).toEqual(['observer 10', 'layout 10,2', 'effect 10,2'])
    batch(() => {
      second.set(20)
      log.push('end')
    })
    expect(runs()).toEqual(['end', 'layout 10,20', 'effect 10,20'])
  },
)

fact(
  'after a changed dependency or another facet | passive effects of that render | layout effects of that render',
  async () => {
    const {log, rerender} = await both(createFacet({initialValue: 1}))
    log.length = 0
    rerender([createFacet({initialValue: 2})])
    await passiveEffects()
    expect(log).toEqual(['clean layout 1', 'layout 2', 'clean effect 1', 'effect 2'])
  },
)

fact(
  'cleanup on unmount | with the passive effects | earlier, with the layout effects',
  {renderer: '18.x'},
  async () => {
    const {log, unmount} = await both(createFacet({initialValue: 1}))
    log.length = 0
    unmount()
    expect(log).toEqual(['clean layout 1', 'clean effect 1'])
  },
)

fact('All layout effects of a commit run before the first passive one', async () => {
  const source = createFacet({initialValue: 1})
  const log: Log = []
  function Follower({name}: {name: string}) {
    const element = useRef<HTMLElement>(null)
    useFacetEffect(() => void log.push(`effect of ${name}`), [name], [source])
    useFacetLayoutEffect(
      () => void log.push(`${name}, ref ${element.current?.tagName}`),
      [name],
      [source],
    )
    return <b ref={element}>{name === 'parent' ? <Follower name="child" /> : null}</b>
  }
  underDomFiber(<Follower name="parent" />)
  await passiveEffects()
  expect(log).toEqual([
    'child, ref B',
    'parent, ref B',
    'effect of child',
    'effect of parent',
  ])
})

interface PlateProps {
  name: Facet<string>
  size: Facet<number>
  /** Whether the element mounts. */
  shown: boolean
  combined?: boolean
  follow: 'one' | 'several' | 'the combined one'
  log: (string | null | undefined)[]
}

/** Shows a name, and reads its element whenever the facets that it follows change. */
function Plate({name, size, shown, combined = false, follow, log}: PlateProps) {
  const element = useRef<HTMLElement>(null)
  const both = useFacetMap((who, px) => `${who} ${px}`, [], [name, size] as const)
  const read = () => void log.push(element.current?.textContent)
  useFacetLayoutEffect(
    read,
    [],
    follow === 'one' ? [name] : follow === 'several' ? [name, size] : [both],
  )
  return <b ref={element}>{shown ? <fast-text text={combined ? both : name} /> : null}</b>
}

function plate(props: Pick<PlateProps, 'combined' | 'follow'>, late: boolean) {
  const name = createFacet({initialValue: 'Ada'})
  const size = createFacet({initialValue: 16})
  const log: PlateProps['log'] = []
  const all = {...props, name, size, log}
  const {rerender} = underDomFiber(<Plate {...all} shown={!late} />)
  rerender(<Plate {...all} shown />)
  log.length = 0
  name.set('Bob')
  return log
}

fact('so the effect finds the new DOM', () => {
  expect(plate({follow: 'one'}, false)).toEqual(['Bob'])
})

fact('An element that mounted later comes later', () => {
  expect(plate({follow: 'one'}, true)).toEqual(['Ada'])
})

fact('With several facets, the effect runs at the end of the write.', () => {
  expect(plate({follow: 'several'}, true)).toEqual(['Bob'])
})

fact('To measure it, follow the combined facet, the one that the element binds.', () => {
  expect(plate({follow: 'one', combined: true}, false)).toEqual(['Ada 16'])
  expect(plate({follow: 'the combined one', combined: true}, false)).toEqual(['Bob 16'])
})

fact('and the first frame already shows the value', () => {
  const ammo = createFacet({initialValue: 30})
  function AmmoText() {
    const span = useRef<HTMLSpanElement>(null)
    useFacetLayoutEffect(
      (rounds) => {
        if (span.current) span.current.textContent = String(rounds)
      },
      [],
      [ammo],
    )
    return <span ref={span} />
  }
  const {container} = underReactDom(<AmmoText />)
  expect(container.textContent).toBe('30')
  ammo.set(29)
  expect(container.textContent).toBe('29')
})

fact('React 18 logs that useLayoutEffect does nothing on the server.', () => {
  const source = createFacet({initialValue: 1})
  function Silent() {
    useFacetEffect(() => undefined, [], [source])
    return null
  }
  function Loud() {
    useFacetLayoutEffect(() => undefined, [], [source])
    return null
  }
  expect(complaintsDuring(() => void renderToString(<Silent />))).toEqual([])
  const [complaint] = complaintsDuring(() => void renderToString(<Loud />))
  expect(complaint).toContain('useLayoutEffect does nothing on the server')
})
