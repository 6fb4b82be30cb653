import * as core from '@react-facet/core'
import {createFacet, useFacetUnwrap} from '@react-facet/core'
import * as domFiber from '@react-facet/dom-fiber'
import * as shared from '@react-facet/shared-facet'
import {execFileSync} from 'node:child_process'
import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useSyncExternalStore,
  useTransition,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {
  announcedReconciler,
  failureOf,
  Logged,
  probeEffects,
  probeHook,
  probeStrictMode,
  resultOf,
  samplesOf,
  secondCopyOf,
  until,
  withDevTools,
} from '../../probes'
import {
  commit,
  installedRenderer,
  renderInto,
  underDomFiber,
  underReactDom,
} from '../../render'

const sample = samplesOf(import.meta.filename)

const folderOf = (name: string) => `node_modules/@react-facet/${name}`

/** Bundles a module in another process, because esbuild does not run in jsdom. */
function bundle(code: string, ...options: string[]): Buffer {
  const external = ['--external:react', '--external:@react-facet/core']
  return execFileSync(
    'node_modules/.bin/esbuild',
    ['--bundle', '--log-level=error', ...external, ...options],
    {input: code},
  )
}

/** Bundles a module as for an application in production. */
const production = (code: string) =>
  bundle(code, '--minify', '--format=esm', '--define:process.env.NODE_ENV="production"')

const wholeCore = `export * from './${folderOf('core')}'`

facts({
  'They declare sideEffects: false, so a bundler leaves out a package that you import and do not use. Unused exports of a package in use stay: for createFacet alone, esbuild bundles the whole of core.'() {
    for (const name of ['core', 'dom-fiber', 'shared-facet']) {
      const unused = `import './${folderOf(name)}'; console.log('used')`
      expect(production(unused).toString().trim()).toBe('console.log("used");')
    }
    const single = production(`export {createFacet} from './${folderOf('core')}'`)
    expect(single.length / production(wholeCore).length).toBeGreaterThan(0.98)
  },

  'The library itself: 47 values'() {
    expect(Object.keys(core).filter((name) => name !== 'default')).toHaveLength(47)
  },

  'It depends on nothing but React, and has no code for the DOM.'() {
    const code = bundle(wholeCore, '--packages=external').toString()
    const required = [...code.matchAll(/require\("(.+?)"\)/g)].map(([, name]) => name)
    expect([...new Set(required)]).toEqual(['react'])
    expect(/\bdocument\b|\bwindow\b/.test(code)).toBe(false)
  },

  'It needs a DOM when it renders, not before, so you can import it in Node.'() {
    vi.stubGlobal('document', undefined)
    vi.stubGlobal('window', undefined)
    const copy = secondCopyOf('@react-facet/dom-fiber') as typeof domFiber
    expect(copy.render).toBeTypeOf('function')
    expect(copy.render).not.toBe(domFiber.render)
  },

  'It works under react-dom as under dom-fiber, and with anything that can call a function when a value changes.'() {
    for (const show of [underReactDom, underDomFiber]) {
      let push: shared.OnChange<number> = () => undefined
      const health = shared.sharedFacet<number>('game.health')((_, onChange) => {
        push = onChange as shared.OnChange<number>
        return () => undefined
      })
      const {latest} = probeHook(() => useFacetUnwrap(health), 0, show)
      commit(() => push(20))
      expect(latest()).toBe(20)
    }
  },
})

/** The element in which the samples start their roots. */
function rootElement(): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  element.id = 'root'
  return element
}

facts('0.6.4', {
  'Then change two lines of its main.tsx:'() {
    const root = rootElement()
    sample('main.tsx', {Counter: () => <button>Coins: 0</button>})
    expect(root.innerHTML).toBe('<button>Coins: 0</button>')
  },
})

// Without 18.x of the renderer

/** Renders into a new container, with `createRoot` in 18.x and with `render` in 0.6.4. */
function open(element: ReactElement): HTMLElement {
  const container = document.createElement('div')
  if (installedRenderer === '18.x') domFiber.createRoot(container).render(element)
  else domFiber.render(element, container)
  return container
}

facts('18.x', {
  async 'In 18.x, render calls createRoot'() {
    const container = document.createElement('div')
    const unmount = domFiber.render(<b>Cave</b>, container)
    // As with `createRoot`, React renders later.
    expect(container.innerHTML).toBe('')
    await until(() => container.innerHTML !== '')
    expect(container.innerHTML).toBe('<b>Cave</b>')
    unmount()
  },
})

facts('0.6.4', {
  'You cannot give a new element to a tree that render mounted. A second call adds a second, independent tree to the container.'() {
    const container = document.createElement('div')
    const unmountFirst = domFiber.render(<b>one</b>, container)
    domFiber.render(<b>two</b>, container)
    expect(container.innerHTML).toBe('<b>one</b><b>two</b>')
    unmountFirst()
    expect(container.innerHTML).toBe('<b>two</b>')
  },

  'An effect that mounts an island can return what render returns.'() {
    const root = rootElement()
    const observer = new MutationObserver(() => undefined)
    observer.observe(root, {characterData: true, childList: true, subtree: true})
    sample('level.tsx')
    const changes = observer.takeRecords()
    expect(changes.map(({type}) => type)).toEqual([
      'childList',
      'characterData',
      'childList',
    ])
    expect(changes[1]?.target.textContent).toBe('Castle')
    expect(root.innerHTML).toBe('')
  },
})

facts({
  'null as the container | createRoot throws HTML container cannot be null. | Nothing happens'() {
    if (installedRenderer === '18.x') {
      const message = 'HTML container cannot be null.'
      expect(failureOf(() => domFiber.createRoot(null))).toBe(message)
      return
    }
    const onRender = vi.fn(() => null)
    const App = () => onRender()
    const unmount = domFiber.render(<App />, null)
    expect(unmount).not.toThrow()
    expect(onRender).not.toHaveBeenCalled()
  },

  async 'First render | Later: the container is still empty when root.render returns | The DOM is there when render returns, and layout effects have run'() {
    const log: string[] = []
    const container = open(<Logged name="HUD" log={log} />)
    const isLater = installedRenderer === '18.x'
    expect(container.innerHTML).toBe(isLater ? '' : '<li>HUD</li>')
    expect(log).toEqual(isLater ? [] : ['HUD mounts'])
    await until(() => log.length > 0)
  },
})

function Broken(): null {
  throw new Error('no map')
}

facts({
  'An error while rendering, no boundary | Thrown after root.render has returned | Thrown out of render'() {
    if (installedRenderer === '0.6.4') {
      expect(failureOf(() => void open(<Broken />))).toBe('no map')
      return
    }
    const root = domFiber.createRoot(document.createElement('div'))
    const failure = failureOf(() => root.render(<Broken />))
    // Unmounts before React renders, because the error would end the tests.
    root.unmount()
    expect(failure).toBe('no failure')
  },

  'An error of a driver, or of a memo made earlier, while React renders | Goes to the console; React renders once more | Reaches the error boundary':
    claims.errorOfDriverWhileRendering,

  'A component that returns undefined | Shows nothing | Fails: Nothing was returned from render'() {
    const Nothing = () => undefined
    const failure = failureOf(() => underDomFiber(<Nothing />))
    expect(failure).toContain(
      installedRenderer === '18.x' ? 'no failure' : 'Nothing was returned from render',
    )
  },

  async 'Unmounting | A moment later | At once'() {
    const container = document.createElement('div')
    const unmount = domFiber.render(<b>Cave</b>, container)
    await until(() => container.innerHTML !== '')
    unmount()
    expect(container.innerHTML).toBe(installedRenderer === '18.x' ? '<b>Cave</b>' : '')
    await until(() => container.innerHTML === '')
  },

  async 'Cleanups on unmount | Those of layout effects come first | In the order of the hooks'() {
    const log: string[] = []
    const {unmount} = await probeEffects(() => {
      useEffect(() => () => void log.push('passive'), [])
      useLayoutEffect(() => () => void log.push('layout'), [])
    }, undefined)
    unmount()
    await until(() => log.length === 2)
    const inOrder = ['passive', 'layout']
    expect(log).toEqual(installedRenderer === '18.x' ? inOrder.toReversed() : inOrder)
  },

  'Two setState calls in one handler | One render | Two renders': claims.statesRender,

  'A write that mounts or unwraps | Renders later, once for several writes | Outside of effects: when the setter returns, for each write':
    claims.writesRender,

  'Two Mounts of one facet, with opposite conditions | Change together: the old child unmounts first | Change one after the other, in the order in which they stand':
    claims.oppositeMounts,

  'Suspense, React.lazy | Work, with limits | Fail: hideInstance is not a function, beside text hideTextInstance, alone unhideInstance when it is shown; with lazy, without a message'() {
    const never = new Promise<never>(() => undefined)
    const Screen = lazy<ComponentType>(() => never)
    let isWaiting = true
    function Suspending() {
      // oxlint-disable-next-line typescript/only-throw-error -- how a component suspends
      if (isWaiting) throw never
      return <p>HUD</p>
    }
    const failure = (...children: ReactNode[]) =>
      failureOf(() => {
        isWaiting = true
        const all = () => createElement(Suspense, {fallback: '…'}, ...children)
        const {rerender} = underDomFiber(all())
        isWaiting = false
        rerender(all())
      })
    const suspending = <Suspending />
    expect([
      failure(<p>HUD</p>, suspending),
      failure('HUD', suspending),
      failure(suspending),
      failure(<Screen />),
    ]).toEqual(
      installedRenderer === '18.x'
        ? [
            'no failure',
            'unhideTextInstance is not a function',
            'no failure',
            'no failure',
          ]
        : [
            'hideInstance is not a function',
            'hideTextInstance is not a function',
            'unhideInstance is not a function',
            'threw undefined',
          ],
    )
  },
})

const react18Hooks = {
  useId: () => void useId(),
  useSyncExternalStore: () =>
    void useSyncExternalStore(
      () => () => undefined,
      () => 1,
    ),
  useInsertionEffect: () => useInsertionEffect(() => undefined),
}

facts({
  'useId, useSyncExternalStore, useInsertionEffect | Work; useId repeats across createRoot calls | Throw: dispatcher.useId is not a function'() {
    for (const [name, useHook] of Object.entries(react18Hooks)) {
      expect(failureOf(() => probeHook(useHook, undefined))).toBe(
        installedRenderer === '18.x'
          ? 'no failure'
          : `dispatcher.${name} is not a function`,
      )
    }
  },

  'useTransition | Works | Returns its pair in the opposite order'() {
    const pair = ['boolean', 'function']
    const kinds = resultOf(() => useTransition()).map((item) => typeof item)
    expect(kinds).toEqual(installedRenderer === '18.x' ? pair : pair.toReversed())
  },

  'useFacetTransition | Works | Throws when the transition starts: reactStartTransition is not a function'() {
    const [, start] = resultOf(() => core.useFacetTransition())
    expect(failureOf(() => commit(() => start(() => undefined)))).toBe(
      installedRenderer === '18.x'
        ? 'no failure'
        : 'reactStartTransition is not a function',
    )
  },

  'startFacetTransition, React.startTransition | Defer | Run, but defer nothing':
    claims.transitionsDefer,

  async 'StrictMode: a component without hooks | Renders twice | Renders once'() {
    const {without} = await probeStrictMode(underDomFiber)
    expect(without).toBe(installedRenderer === '18.x' ? 2 : 1)
  },

  async 'StrictMode: effects, when a component mounts | Run, clean up, run again | Run once'() {
    const {effects} = await probeStrictMode(underDomFiber)
    expect(effects).toEqual(
      installedRenderer === '18.x' ? ['run', 'clean up', 'run'] : ['run'],
    )
  },
})

facts('0.6.4', {
  async 'Needs no act, but waits for passive effects'() {
    const log: string[] = []
    function Panel() {
      useLayoutEffect(() => void log.push('layout effect'), [])
      useEffect(() => void log.push('passive effect'), [])
      return null
    }
    open(<Panel />)
    expect(log).toEqual(['layout effect'])
    await until(() => log.length > 1)
    expect(log).toEqual(['layout effect', 'passive effect'])
  },
})

/** Counts the renderers that React DevTools hear of, and the commits, during `run`. */
async function seenByDevTools(run: () => Promise<void> | void) {
  const seen = {renderers: 0, commits: 0}
  const hook = {
    inject: () => (seen.renderers += 1),
    onCommitFiberRoot: () => void (seen.commits += 1),
  }
  await withDevTools(hook, run)
  return seen
}

facts('18.x', {
  async 'React DevTools and Fast Refresh | See the tree at once'() {
    const seen = await seenByDevTools(async () => {
      const container = open(<b>cave</b>)
      await until(() => container.innerHTML !== '')
    })
    expect(seen).toEqual({renderers: 1, commits: 1})
  },
})

facts('0.6.4', {
  async 'render announces its root to React DevTools after the first commit.'() {
    const level = createFacet({initialValue: 'cave'})
    const Level = () => <b>{String(useFacetUnwrap(level))}</b>
    const show = () => void open(<Level />)
    expect(await seenByDevTools(show)).toEqual({renderers: 1, commits: 0})
    const afterWrite = await seenByDevTools(() => {
      show()
      level.set('castle')
    })
    expect(afterWrite).toEqual({renderers: 1, commits: 1})
  },
})

facts({
  async 'To register the root earlier, in development, create it yourself'() {
    const seen = await seenByDevTools(() => {
      const container = document.createElement('div')
      renderInto(container, <b>cave</b>, announcedReconciler())
    })
    expect(seen).toEqual({renderers: 1, commits: 1})
  },

  'onAuxClick | Since 18.5.0 | Does nothing'() {
    const [onClick, onAuxClick] = [vi.fn(), vi.fn()]
    const handlers = {onClick, onAuxClick}
    const {container} = underDomFiber(<fast-div {...handlers} />)
    container.firstElementChild?.dispatchEvent(new MouseEvent('click'))
    container.firstElementChild?.dispatchEvent(new MouseEvent('auxclick'))
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(onAuxClick).toHaveBeenCalledTimes(installedRenderer === '18.x' ? 1 : 0)
  },
})

facts('0.6.4', {
  'To register the root earlier, in development, create it yourself:'() {
    const {renderForDevTools} = sample<
      'renderForDevTools',
      (element: ReactElement, container: HTMLElement) => () => void
    >('renderForDevTools.tsx')
    const root = rootElement()
    const unmount = renderForDevTools(<p>HUD</p>, root)
    expect(root.innerHTML).toBe('<p>HUD</p>')
    unmount()
    expect(root.innerHTML).toBe('')
  },
})

// Pitfalls

facts({
  'Two copies of core. Writes made with one are not batched with those made with the other.':
    claims.copiesDoNotBatch,

  'process.env.NODE_ENV. core and dom-fiber read it at run time, as React does'() {
    for (const name of ['core', 'dom-fiber']) {
      const code = bundle(`export * from './${folderOf(name)}'`, '--platform=node')
      expect(code.includes('process.env.NODE_ENV')).toBe(true)
    }
  },
})
