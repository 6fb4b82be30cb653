import {execFileSync} from 'node:child_process'
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname} from 'node:path'
import {gzipSync} from 'node:zlib'
import * as core from '@react-facet/core'
import {
  createFacet,
  createStaticFacet,
  mapFacetsLightweight,
  Mount,
  multiObserve,
  NO_VALUE,
  nullableShallowArrayEqualityCheck,
  strictEqualityCheck,
  useFacetCallback,
  useFacetEffect,
  useFacetState,
  useFacetWrapMemo,
} from '@react-facet/core'
import * as domFiber from '@react-facet/dom-fiber'
import * as shared from '@react-facet/shared-facet'
import {
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react'
import {flushSync} from 'react-dom'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {
  failuresOf,
  fedFacet,
  heardFrom,
  passiveEffects,
  probeHook,
  resultOf,
} from '../../probes'
import {underDomFiber, underReactDom} from '../../render'

const require = createRequire(import.meta.url)

interface Manifest {
  main: string
  types: string
  version: string
  license: string
  sideEffects: boolean
  exports?: unknown
  dependencies?: Record<string, string>
  peerDependencies: Record<string, string>
}

const folderOf = (name: string) => `node_modules/@react-facet/${name}`
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(`${folderOf(name)}/package.json`, 'utf8')) as Manifest

/** Runs something while modules are not loaded yet, as far as `require` knows. */
function withoutCached<T>(ids: string[], run: () => T): T {
  const kept = ids.map((id) => [id, require.cache[id]] as const)
  for (const id of ids) Reflect.deleteProperty(require.cache, id)
  try {
    return run()
  } finally {
    for (const [id, module] of kept) require.cache[id] = module
  }
}

const onNpm = ['core', 'dom-fiber', 'shared-facet']

const bundles = new Map<string, Buffer>()

/** Bundles a module. In a process, as esbuild does not run in jsdom, and only once. */
function bundle(code: string, ...options: string[]): Buffer {
  const key = [code, ...options].join('\n')
  const known = bundles.get(key)
  if (known) return known
  const external = ['--external:react', '--external:@react-facet/core']
  const output = execFileSync(
    'node_modules/.bin/esbuild',
    ['--bundle', '--log-level=error', ...external, ...options],
    {input: code},
  )
  bundles.set(key, output)
  return output
}

/** Bundles a module as an application does. */
const production = (code: string) =>
  bundle(code, '--minify', '--format=esm', '--define:process.env.NODE_ENV="production"')

/** Thousands of bytes of such a bundle, compressed. */
const kilobytes = (code: string) => gzipSync(production(code), {level: 9}).length / 1000

const wholeCore = `export * from './${folderOf('core')}'`

fact(
  'The ones on npm are CommonJS modules in dist/, with TypeScript declarations in dist/index.d.ts and source maps.',
  () => {
    for (const name of onNpm) {
      const {main, types} = manifestOf(name)
      expect([main, types]).toEqual(['dist/index.js', 'dist/index.d.ts'])
      expect(/\bexports\b/.test(readFileSync(`${folderOf(name)}/${main}`, 'utf8'))).toBe(
        true,
      )
      expect(existsSync(`${folderOf(name)}/${main}.map`)).toBe(true)
    }
  },
)

fact('All packages are MIT licensed.', () => {
  expect(onNpm.map((name) => manifestOf(name).license)).toEqual(['MIT', 'MIT', 'MIT'])
})

fact(
  'They declare sideEffects: false, so a bundler leaves out a package that you import and do not use.',
  () => {
    for (const name of onNpm) {
      expect(manifestOf(name).sideEffects).toBe(false)
      const unused = `import './${folderOf(name)}'; console.log('used')`
      expect(production(unused).toString().trim()).toBe('console.log("used");')
    }
  },
)

fact(
  'It cannot leave out single exports: with createFacet you bundle the whole of core.',
  () => {
    const one = kilobytes(`export {createFacet} from './${folderOf('core')}'`)
    const all = kilobytes(wholeCore)
    expect(one / all).toBeGreaterThan(0.98)
  },
)

fact('The library itself: 47 values and 25 types.', () => {
  expect(Object.keys(core).filter((name) => name !== 'default')).toHaveLength(47)
  const declarations = readdirSync(`${folderOf('core')}/dist`, {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.d.ts'))
  const types = declarations.flatMap((file) => {
    const text = readFileSync(`${folderOf('core')}/dist/${file}`, 'utf8')
    return text.match(/^export (?:declare )?(?:type|interface) \w/gm) ?? []
  })
  expect(types).toHaveLength(25)
})

fact('It depends on nothing but React, and has no code for the DOM.', () => {
  const {dependencies, peerDependencies} = manifestOf('core')
  expect(Object.keys({...dependencies, ...peerDependencies})).toEqual(['react'])
  const code = production(wholeCore).toString()
  expect(/\bdocument\b|\bwindow\b/.test(code)).toBe(false)
})

fact(
  'The hooks and components work under any renderer with hooks: react-dom, dom-fiber, or one for canvas or native targets.',
  () => {
    const open = createFacet({initialValue: true})
    for (const show of [underReactDom, underDomFiber]) {
      const {container} = show(
        <Mount when={open}>
          <p>open</p>
        </Mount>,
      )
      expect(container.textContent).toBe('open')
    }
  },
)

fact(
  'The functions for facets outside React need no renderer, but the package imports React, so React must be installed.',
  () => {
    const health = createFacet({initialValue: 100})
    const maxHealth = createFacet({initialValue: 120})
    const titles: string[] = []
    const stop = multiObserve(
      (now, max) => void titles.push(`${now} / ${max}`),
      [health, maxHealth],
    )
    health.set(90)
    stop()
    health.set(80)
    expect(titles).toEqual(['100 / 120', '90 / 120'])
    const hook = readFileSync(`${folderOf('core')}/dist/hooks/useFacetMap.js`, 'utf8')
    expect(hook.includes('require("react")')).toBe(true)
  },
)

fact('The whole package, minified and compressed, is about 6 kB.', () => {
  expect(kilobytes(wholeCore)).toBeCloseTo(5.8, 0)
})

fact('Roots | render | 0.6.4; deprecated in 18.x', () => {
  expect(manifestOf('dom-fiber').version).toBe('0.6.4')
  expect(Object.keys(domFiber)).toContain('render')
})

fact('createRoot | 18.x', () => {
  expect(Object.keys(domFiber)).not.toContain('createRoot')
})

fact('Portals | createPortal | 0.6.4', () => {
  expect(Object.keys(domFiber)).toContain('createPortal')
})

fact('Internals | createReconciler, createFiberRoot, isElementContainer | 0.6.4', () => {
  expect(Object.keys(domFiber)).toEqual(
    expect.arrayContaining(['createReconciler', 'createFiberRoot', 'isElementContainer']),
  )
})

fact(
  'With react-reconciler, on which it depends, it is about 30 kB, minified and compressed; react-dom 18 is 43 kB.',
  () => {
    const own = kilobytes(`export * from '@react-facet/dom-fiber'`)
    expect(Math.round(own)).toBe(30)
    const reactDom = kilobytes(`export {createRoot} from 'react-dom/client'`)
    expect(Math.abs(reactDom - 43)).toBeLessThan(1)
  },
)

fact(
  'It needs a DOM, but touches it only when it renders, so you can import it in Node.',
  () => {
    const cached = Object.keys(require.cache).filter((id) =>
      /dom-fiber|reconciler/.test(id),
    )
    const again = withoutCached(cached, () => {
      vi.stubGlobal('document', undefined)
      vi.stubGlobal('window', undefined)
      try {
        return require('@react-facet/dom-fiber') as typeof domFiber
      } finally {
        vi.unstubAllGlobals()
      }
    })
    expect(again.render).toBeTypeOf('function')
    expect(again.render).not.toBe(domFiber.render)
  },
)

fact(
  'Peer dependencies | core 0.6.4 exactly, React ^16.9.0 | core of exactly the same version, React ^18.2.0',
  () => {
    expect(manifestOf('dom-fiber').peerDependencies).toEqual({
      '@react-facet/core': '0.6.4',
      react: '^16.9.0',
    })
  },
)

fact('react-reconciler | ^0.24.0 | ^0.28.0', () => {
  expect(manifestOf('dom-fiber').dependencies).toEqual({'react-reconciler': '^0.24.0'})
})

fact('Root | Legacy: a setState outside of React renders at once', () => {
  const setters: ((count: number) => void)[] = []
  function Counter() {
    const [count, set] = useState(0)
    setters.push(set)
    return <p>{count}</p>
  }
  const {container} = underDomFiber(<Counter />)
  setters[0]?.(1)
  expect(container.textContent).toBe('1')
  setters[0]?.(2)
  // One render for each, and the first.
  expect(setters).toHaveLength(3)
})

fact('Suspense, transitions, useId, useSyncExternalStore | No | Yes', () => {
  const hooks = [
    () => void useId(),
    () =>
      void useSyncExternalStore(
        () => () => undefined,
        () => 1,
      ),
  ]
  for (const useHook of hooks) {
    function Probe() {
      useHook()
      return null
    }
    expect(failuresOf(() => underDomFiber(<Probe />)).thrown).toBeInstanceOf(TypeError)
  }
  // The old reconciler returns the pair in the opposite order.
  const [, start] = resultOf(() => useTransition())
  expect(start).not.toBeTypeOf('function')
})

fact('onAuxClick | No | Since 18.5.0', () => {
  const [onClick, onAuxClick] = [vi.fn(), vi.fn()]
  const handlers = {onClick, onAuxClick}
  const {container} = underDomFiber(<fast-div {...handlers} />)
  container.firstElementChild?.dispatchEvent(new MouseEvent('click'))
  container.firstElementChild?.dispatchEvent(new MouseEvent('auxclick'))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onAuxClick).not.toHaveBeenCalled()
})

fact(
  'It works under any renderer, and with anything that can call a function when a value changes.',
  () => {
    for (const show of [underReactDom, underDomFiber]) {
      let push: shared.OnChange<number> = () => undefined
      const ammo = shared.sharedFacet<number>('game.ammo')((_, onChange) => {
        push = onChange as shared.OnChange<number>
        return () => undefined
      })
      const low = mapFacetsLightweight([ammo], (value) => value < 10)
      const {container} = show(<Warning when={low} />)
      push(30)
      expect(container.textContent).toBe('')
      flushSync(() => push(9))
      expect(container.textContent).toBe('Reload')
    }
  },
)

function Warning({when}: {when: core.Facet<boolean>}) {
  return (
    <Mount when={when}>
      <p>Reload</p>
    </Mount>
  )
}

fact('Minified and compressed, it is about 1.3 kB.', () => {
  expect(kilobytes(`export * from '@react-facet/shared-facet'`)).toBeCloseTo(1.34, 1)
})

fact(
  'Under dom-fiber 0.6.4 rendering is synchronous, and a write that reaches only fast-* elements is in the DOM when the setter returns',
  () => {
    const ammo = createFacet({initialValue: 30})
    const container = document.createElement('div')
    const unmount = domFiber.render(<fast-text text={ammo} />, container)
    expect(container.textContent).toBe('30')
    ammo.set(29)
    expect(container.textContent).toBe('29')
    unmount()
  },
)

fact('From 18.0.0 on, the major number is that of React. 0.6.4 is for React 16.', () => {
  expect(manifestOf('core').version).toMatch(/^18\./)
  expect(manifestOf('core').peerDependencies.react).toBe('^18.2.0')
  expect(manifestOf('dom-fiber').peerDependencies.react).toBe('^16.9.0')
})

fact(
  'useFacetCallback subscribes in useEffect, no longer in useLayoutEffect',
  async () => {
    const {facet, log} = fedFacet(1)
    const order: string[] = []
    probeHook(() => {
      useFacetCallback((value) => () => value, [], [facet])
      useLayoutEffect(() => void order.push(...log, 'layout effect'))
    }, 0)
    expect(order).toEqual(['layout effect'])
    await passiveEffects()
    expect(log).toEqual(['connect'])
  },
)

fact('18.1.0 | New: useFacetTransition, startFacetTransition', () => {
  expect(core.useFacetTransition).toBeTypeOf('function')
  expect(core.startFacetTransition).toBeTypeOf('function')
})

fact('18.2.0 | New: Unwrap, Times', () => {
  expect(core.Unwrap).toBeTypeOf('function')
  expect(core.Times).toBeTypeOf('function')
})

fact('The nullable array checks became factories', () => {
  const [one, other] = [
    nullableShallowArrayEqualityCheck(),
    nullableShallowArrayEqualityCheck(),
  ]
  expect([one([1]), one([1]), other([1])]).toEqual([false, true, false])
})

fact('useFacetWrapMemo makes a new facet when its check changes', () => {
  const probe = probeHook(
    (check: typeof strictEqualityCheck) => useFacetWrapMemo(1, check),
    strictEqualityCheck,
  )
  probe.rerender(strictEqualityCheck)
  expect(probe.results[1]).toBe(probe.results[0])
  probe.rerender(() => strictEqualityCheck())
  expect(probe.results[2]).not.toBe(probe.results[0])
})

fact(
  'An effect with an empty list of facets runs. A static facet of NO_VALUE notifies nobody',
  async () => {
    const effect = vi.fn(() => undefined)
    probeHook(() => useFacetEffect(effect, [], []), 0)
    await passiveEffects()
    expect(effect).toHaveBeenCalledTimes(1)
    expect(heardFrom(createStaticFacet(NO_VALUE))).toEqual([])
  },
)

fact('18.6.0 | useFacetState takes a facet as its initial value', () => {
  const source = createFacet({initialValue: 5})
  const [facet, set] = resultOf(() => useFacetState(source))
  const heard = heardFrom(facet)
  set(6)
  expect(heard).toEqual([5, 6])
  expect(source.get()).toBe(5)
})

fact('because dom-fiber 0.6.4 asks for it', () => {
  expect(manifestOf('dom-fiber').peerDependencies['@react-facet/core']).toBe('0.6.4')
})

/** Another copy of core, as an application has it whose packages ask for two versions. */
function anotherCore(): typeof core {
  const entry = require.resolve('@react-facet/core')
  const own = Object.keys(require.cache).filter((id) => id.startsWith(dirname(entry)))
  return withoutCached(own, () => require(entry) as typeof core)
}

fact('Writes of the one are not batched with those of the other.', () => {
  const copy = anotherCore()
  const runs = [core, copy].map((library) => {
    const [a, b] = [createFacet({initialValue: 1}), createFacet({initialValue: 2})]
    const sum = vi.fn((x: number, y: number) => x + y)
    library.mapFacetsLightweight([a, b], sum).observe(() => undefined)
    sum.mockClear()
    core.batch(() => {
      a.set(5)
      b.set(6)
    })
    return sum.mock.calls.length
  })
  expect(runs).toEqual([1, 2])
})

fact('core and dom-fiber read it at run time, as React does', () => {
  const mentions = (code: string) =>
    bundle(code, '--platform=node').includes('process.env.NODE_ENV')
  expect(mentions(`export * from './${folderOf('core')}'`)).toBe(true)
  expect(mentions(`export * from './${folderOf('dom-fiber')}'`)).toBe(true)
})
