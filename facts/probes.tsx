import {
  createFacet,
  Map as FacetMap,
  mapFacetsLightweight,
  Mount,
  NO_VALUE,
  Times,
  Unwrap,
  useFacetMap,
  useFacetState,
  With,
  type EqualityCheck,
  type Facet,
  type Option,
  type useFacetEffect,
  type WritableFacet,
} from '@react-facet/core'
import {createReconciler} from '@react-facet/dom-fiber'
import {existsSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {relative} from 'node:path'
import {compileFunction} from 'node:vm'
import {
  Component,
  Profiler,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import {transform} from 'sucrase'
import {vi} from 'vitest'
import {expect} from './fact'
import {copiedModules, pageOf} from './parts'
import {commit, renderInto, underDomFiber, type Screen, type Show} from './render'

const require = createRequire(import.meta.url)

/** Calls a hook in a component that renders nothing, and returns its result. */
export function resultOf<T>(useHook: () => T): T {
  const results: T[] = []
  inComponent(() => void results.push(useHook()))
  return results[0] as T
}

/** A component with React state and a facet, and what an observer of the facet hears. */
export function bothStates<T>(initial: T, show = underDomFiber) {
  const {results, latest} = probeHook(
    () => ({facets: useFacetState(initial), state: useState<T>(() => initial)}),
    0,
    show,
  )
  const {facets, state} = latest()
  return {
    results,
    facet: facets[0],
    heard: heardFrom(facets[0]),
    setFacet: facets[1],
    setState: state[1],
    /** The React state in each render. */
    states: () => results.map((result) => result.state[0]),
  }
}

/** What an observer of a facet hears, from its subscription on. */
export function heardFrom<T>(facet: Facet<T>): T[] {
  const heard: T[] = []
  facet.observe((value) => heard.push(value))
  return heard
}

/** What observers of a `Map`'s item facets hear, one list per row. */
export function heardByRows<T>(array: Facet<T[]>, equalityCheck?: EqualityCheck<T>) {
  const heard: T[][] = []
  underDomFiber(
    <FacetMap array={array} equalityCheck={equalityCheck}>
      {(item, index) => {
        heard[index] ??= heardFrom(item)
        return null
      }}
    </FacetMap>,
  )
  return heard
}

/** What an observer of a hook's facet hears while values are written to its source. */
export function heardFromHook<T, R>(
  useDerived: (source: Facet<T>) => Facet<R>,
  [first, ...later]: T[],
): R[] {
  const source = createFacet({initialValue: first as T})
  const heard = heardFrom(resultOf(() => useDerived(source)))
  for (const value of later) source.set(value)
  return heard
}

/** Calls a hook in a component that renders nothing, and keeps its results. */
export function probeHook<T, P>(
  useHook: (input: P) => T,
  input: NoInfer<P>,
  show: Show = underDomFiber,
) {
  const results: T[] = []
  function Probe({value}: {value: P}) {
    results.push(useHook(value))
    return null
  }
  const screen = show(<Probe value={input} />)
  return {
    /** What the hook returned, one entry per render. */
    results,
    /** What the hook returned in the last render. */
    latest: () => results[results.length - 1] as T,
    /** Renders the component again, with another input for the hook. */
    rerender: (value: P) => screen.rerender(<Probe value={value} />),
    unmount: screen.unmount,
  }
}

/** Like `probeHook`, but waits for the passive effects after each render. */
export async function probeEffects<T, P>(useHook: (input: P) => T, input: NoInfer<P>) {
  const probe = probeHook(useHook, input)
  await passiveEffects()
  const rerender = (value: P) => {
    probe.rerender(value)
    return passiveEffects()
  }
  return {...probe, rerender}
}

/** Shows a component that renders what `useContent` returns, and counts its renders. */
export function inComponent(useContent: () => ReactNode, show: Show = underDomFiber) {
  let renders = 0
  function Part() {
    renders += 1
    return <>{useContent()}</>
  }
  const screen = show(<Part />)
  return {...screen, rerender: () => screen.rerender(<Part />), renders: () => renders}
}

/** Shows an element in a root of dom-fiber, inside a component of another root. */
export function Island({children}: {children: ReactElement}) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => renderInto(container.current, children), [children])
  return <div ref={container} />
}

/** A mount component, with a value that shows its content and a value that hides it. */
function showing<T>(shows: T, hides: T, element: (facet: Facet<T>) => ReactElement) {
  return {
    shows: shows as unknown,
    hides: hides as unknown,
    element: element as unknown as (facet: Facet<unknown>) => ReactElement,
  }
}

const shown = () => <b>shown</b>

export const mountComponents = [
  showing(true, false, (when) => <Mount when={when}>{shown()}</Mount>),
  showing<string | null>('Ada', null, (data) => <With data={data}>{shown}</With>),
  showing([1], [], (array) => <FacetMap array={array}>{shown}</FacetMap>),
  showing(1, 0, (count) => <Times count={count}>{shown}</Times>),
  showing('Ada', '', (data) => (
    <Unwrap data={data}>{(name) => (name ? shown() : null)}</Unwrap>
  )),
]

/** Shows its name, and logs when it mounts and unmounts. */
export function Logged({name, log}: {name: string; log: string[]}) {
  useLayoutEffect(() => {
    log.push(`${name} mounts`)
    return () => void log.push(`${name} unmounts`)
  }, [name, log])
  return <li>{name}</li>
}

/**
 * Waits until the passive effects of everything on the screen have run. They run in the
 * order in which they were scheduled, so those of the component mounted here run last.
 * Roots of react-dom need no waiting: `flushSync` runs them before it returns.
 */
export async function passiveEffects(): Promise<void> {
  let ran = false
  const {unmount} = inComponent(() => {
    useEffect(() => {
      ran = true
    }, [])
    return null
  })
  await until(() => ran)
  unmount()
}

/** Clears a facet with an updater that returns `NO_VALUE`. */
export function clear<T>(facet: WritableFacet<T>): void {
  facet.setWithCallback(() => NO_VALUE)
}

/**
 * A facet that gets its value from a game, to which it is connected while it is observed.
 * `log` records each connection and disconnection.
 *
 * @param value what the game sends when it connects; with `NO_VALUE` it sends nothing
 */
export function fedFacet<T>(value: Option<T>, initialValue: Option<T> = NO_VALUE) {
  const log: string[] = []
  const facet = createFacet<T>({
    initialValue,
    startSubscription: (update) => {
      log.push('connect')
      if (value !== NO_VALUE) update(value)
      return () => log.push('disconnect')
    },
  })
  return {facet, log}
}

/** The errors and warnings that some code logs. They do not reach the console. */
export function complaintsDuring(run: () => void): string[] {
  const complaints: string[] = []
  const complain = (...parts: unknown[]) =>
    void complaints.push(parts.map(String).join(' '))
  const spies = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(complain),
  )
  try {
    run()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return complaints
}

/** The verdicts of a new checker on successive values. */
export function verdicts<T>(
  check: EqualityCheck<T>,
  values: readonly T[],
): ('equal' | 'different')[] {
  const isEqual = check()
  return values.map((value) => (isEqual(value) ? 'equal' : 'different'))
}

/** A proof that a new checker gives this verdict on the last of some values. */
export function judged<T>(
  check: EqualityCheck<T>,
  values: readonly T[],
  verdict: 'equal' | 'different',
): () => void {
  return () => expect(verdicts(check, values).at(-1)).toBe(verdict)
}

/**
 * A proof of a table row: two values, then the verdict of a check on the second. The values
 * are evaluated as JavaScript.
 */
export function judgesRow<T>(check: EqualityCheck<T>): (row: string) => void {
  return (row) => {
    const cells = row.split(' | ')
    const verdict = cells.pop()
    const evaluate = compileFunction(`return [${cells.join()}]`) as () => T[]
    expect(verdicts(check, evaluate()).at(-1)).toBe(verdict)
  }
}

/** A proof that a new checker notices when its value is mutated. */
export function noticed<T>(
  check: EqualityCheck<T>,
  original: T,
  change: (value: T) => void,
): () => void {
  return () => {
    const isEqual = check()
    const value = structuredClone(original)
    isEqual(value)
    expect(isEqual(value)).toBe(true)
    change(value)
    expect(isEqual(value)).toBe(false)
  }
}

/** What an observer hears through a map with a check while values are written to the source. */
export function heardThrough<T>(check: EqualityCheck<T>, [first, ...later]: T[]): T[] {
  const source = createFacet({initialValue: first as T})
  const heard = heardFrom(mapFacetsLightweight([source], (value) => value, check))
  for (const value of later) source.set(value)
  return heard
}

/**
 * The messages of the uncaught errors that some code causes, kept from the console. In
 * development, they include errors that an error boundary catches later.
 */
export function errorsDuring(run: () => void): string[] {
  const messages: string[] = []
  const report = (event: ErrorEvent) => {
    messages.push(event.message)
    event.preventDefault()
  }
  window.addEventListener('error', report)
  try {
    complaintsDuring(run)
  } finally {
    window.removeEventListener('error', report)
  }
  return messages
}

/** Runs something silently. `thrown` is missing if nothing was thrown. */
export function attempt(run: () => void): {thrown?: unknown} {
  const outcome: {thrown?: unknown} = {}
  errorsDuring(() => {
    try {
      run()
    } catch (error) {
      outcome.thrown = error
    }
  })
  return outcome
}

/** Runs something, hides its errors and warnings, and returns its result. */
export function quietly<T>(run: () => T): T {
  let result: [T] | undefined
  errorsDuring(() => {
    result = [run()]
  })
  return (result as unknown as [T])[0]
}

/** Runs something, and returns the message of what it throws, or 'no failure'. */
export function failureOf(run: () => void): string {
  const outcome = attempt(run)
  if (!('thrown' in outcome)) return 'no failure'
  const {thrown} = outcome
  return thrown instanceof Error ? thrown.message : `threw ${String(thrown)}`
}

/**
 * Waits until a condition holds, for a minute at most: other checks run meanwhile. A fact waits before it asserts: an
 * assertion that is retried would also pass when `npm run facts:negated` negates it.
 */
export async function until(holds: () => boolean): Promise<void> {
  await vi.waitUntil(holds, {timeout: 60_000, interval: 5})
}

/** Counts renders in StrictMode, with and without hooks, and logs the runs of an effect. */
export async function probeStrictMode(show: Show) {
  const inStrictMode = (part: ReactElement) => show(<StrictMode>{part}</StrictMode>)
  const effects: string[] = []
  const withHooks = inComponent(() => {
    useEffect(() => {
      effects.push('run')
      return () => void effects.push('clean up')
    }, [])
    return null
  }, inStrictMode)
  const without = inComponent(() => null, inStrictMode)
  await passiveEffects()
  return {withHooks: withHooks.renders(), without: without.renders(), effects}
}

/** An error boundary that shows the message of what it caught. */
export class Boundary extends Component<{children: ReactNode}, {message?: string}> {
  override state: {message?: string} = {}

  static getDerivedStateFromError(error: Error) {
    return {message: error.message}
  }

  override render() {
    return this.state.message ?? this.props.children
  }
}

/** Shows an element in an error boundary, without React's reports of its errors. */
export function inBoundary(part: ReactElement, show = underDomFiber): Screen {
  return quietly(() => show(<Boundary>{part}</Boundary>))
}

/** The first descendant that a selector matches. */
export function find<K extends keyof HTMLElementTagNameMap>(
  within: ParentNode,
  selector: K,
): HTMLElementTagNameMap[K]
export function find(within: ParentNode, selector: string): HTMLElement
export function find(within: ParentNode, selector: string): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`nothing matches ${selector}`)
  return element
}

/** Types into a field or chooses an option: changes the value, then sends an event. */
export function enter(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  field.value = text
  field.dispatchEvent(new Event('input', {bubbles: true}))
}

/** The DOM element that dom-fiber creates for a React element. */
export function elementOf(element: ReactElement): HTMLElement {
  return underDomFiber(element).container.firstElementChild as HTMLElement
}

/** The types of all changes that `run` makes to an element or inside it. */
export function mutationsDuring(element: Node, run: () => void): MutationRecordType[] {
  const observer = new MutationObserver(() => undefined)
  observer.observe(element, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  run()
  const types = observer.takeRecords().map(({type}) => type)
  observer.disconnect()
  return types
}

/** Counts an element's updates during a write that must not render its parent. */
export function updatesDuring(element: ReactElement, write: () => void) {
  const updated = vi.fn()
  const {renders, unmount} = inComponent(() => (
    <Profiler id="part" onRender={updated}>
      {element}
    </Profiler>
  ))
  updated.mockClear()
  commit(write)
  unmount()
  expect(renders()).toBe(1)
  return updated.mock.calls.length
}

function SlowRow() {
  const end = performance.now() + 2
  while (performance.now() < end) continue
  return null
}

/** Takes so long to render that React pauses a transition in it. */
export function SlowRows() {
  return Array.from({length: 40}, (_, row) => <SlowRow key={row} />)
}

/** Numbers the results of a hook, one render per input: `[0, 0, 1]` if the third is new. */
export function identities<P>(useHook: (input: P) => unknown, inputs: P[]): number[] {
  const [first, ...others] = inputs
  const {results, rerender} = probeHook(useHook, first as P)
  for (const input of others) rerender(input)
  const known = [...new Set(results)]
  return results.map((result) => known.indexOf(result))
}

/** A facet that counts its current observers, and all that it has ever had. */
export function countedFacet<T>(initialValue: Option<T>) {
  const source = createFacet<T>({initialValue})
  const observers = {now: 0, ever: 0}
  const facet: WritableFacet<T> = {
    ...source,
    observe(listener) {
      observers.now += 1
      observers.ever += 1
      const stop = source.observe(listener)
      return () => {
        observers.now -= 1
        stop()
      }
    },
  }
  return {facet, observers}
}

/** For `readAtChange`: what the effect follows, what the text shows, when the text is bound. */
export interface Nameplate {
  follow?: 'the name' | 'each' | 'both'
  show?: 'the name' | 'both'
  bind?: 'at first' | 'later' | 'after another facet'
}

/**
 * What the effect of a component reads from its element when the facet `name` changes from
 * Ada to Bob. The facet `size` stays 16; `both` is mapped from the two.
 */
export async function readAtChange(
  useHook: typeof useFacetEffect,
  {follow = 'the name', show = 'the name', bind = 'at first'}: Nameplate,
) {
  const name = createFacet({initialValue: 'Ada'})
  const size = createFacet({initialValue: 16})
  const other = createFacet({initialValue: 'Eve'})
  const read: unknown[] = []
  function Plate({isLater}: {isLater: boolean}) {
    const element = useRef<HTMLElement>(null)
    const both = useFacetMap((who, px) => `${who} ${px}`, [], [name, size] as const)
    const followed = {'the name': [name], each: [name, size], both: [both]}
    const run = () => void read.push(element.current?.textContent)
    useHook(run, [], followed[follow] as Facet<unknown>[])
    const ofName = bind === 'after another facet' && !isLater ? other : name
    const text = <fast-text text={show === 'both' ? both : ofName} />
    return <b ref={element}>{bind === 'later' && !isLater ? null : text}</b>
  }
  const {rerender} = underDomFiber(<Plate isLater={false} />)
  await passiveEffects()
  rerender(<Plate isLater />)
  await passiveEffects()
  read.length = 0
  name.set('Bob')
  return read
}

/** An effect that logs its runs and cleanups with the values that it gets. */
export function logging(log: string[], ...names: unknown[]) {
  return (...values: unknown[]) => {
    const text = [...names, ...values].join(' ')
    log.push(`run ${text}`)
    return () => void log.push(`clean ${text}`)
  }
}

/**
 * What most samples export: a component, or a hook that returns a facet. TypeScript does not
 * know what they take.
 */
type Exported<Name> = Name extends `use${string}`
  ? (...input: unknown[]) => Facet<unknown>
  : (props?: Record<string, unknown>) => ReactElement

/**
 * Runs the first sample of a page whose code or title contains `words`, and returns its exports.
 * `Wanted` is their type, or their names, each for an export of type `T`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- samples have no types
type RunSample = <Wanted extends string | object = object, T = Exported<Wanted>>(
  words: string,
  globals?: object,
) => [Wanted] extends [string] ? Record<Wanted, T> : Wanted

/**
 * Runs the samples of a page, so that a fact proves the code that readers paste.
 *
 * @param factsFile the file of the facts: `import.meta.filename`
 * @returns a function, to be called `sample`, that runs a sample; `globals` defines what the
 *   sample only declares, and may replace its `require`
 */
export function samplesOf(factsFile: string): RunSample {
  const page = pageOf(relative(process.cwd(), factsFile))
  const path = existsSync(`${page}.mdx`) ? `${page}.mdx` : `${page}.md`
  const samples = readFileSync(path, 'utf8').match(/^ *```tsx?\b.*(?:\n(?! *```$).*)*/gm)
  return (words: string, globals: object = {}) => {
    const sample = samples?.find((fence) => fence.includes(words))
    if (sample === undefined) throw new Error(`${page} has no sample with ${words}`)
    const {code} = transform(sample.replace(/.*\n/, ''), {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    })
    const exports = {}
    const scope = {exports, require, ...globals}
    const run = compileFunction(code, Object.keys(scope)) as (
      ...values: unknown[]
    ) => void
    run(...Object.values(scope))
    return exports as never
  }
}

/** The names of the tests of a sample. Runs them as a test runner does; `run` runs the sample. */
export function testsOf(run: (globals: object) => unknown): string[] {
  const names: string[] = []
  const test = (name: string, body: () => void) => {
    names.push(name)
    body()
  }
  const load = (name: string) =>
    name === 'vitest' ? {expect, test, vi} : (require(name) as unknown)
  run({require: load})
  vi.unstubAllGlobals()
  return names
}

/** Stands in for React DevTools while something runs. */
export async function withDevTools<T>(
  hook: {inject: (renderer: never) => unknown; onCommitFiberRoot?: () => void},
  run: () => T | Promise<T>,
): Promise<T> {
  vi.stubGlobal('__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    isDisabled: false,
    supportsFiber: true,
    onCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    ...hook,
  })
  try {
    return await run()
  } finally {
    vi.unstubAllGlobals()
  }
}

/** A reconciler that has announced itself to React DevTools. */
export function announcedReconciler(): ReturnType<typeof createReconciler> {
  const reconciler = createReconciler()
  reconciler.injectIntoDevTools({
    bundleType: 1,
    version: '0.6.4',
    rendererPackageName: '@react-facet/dom-fiber',
  })
  return reconciler
}

/**
 * Loads a package again, as in an application whose packages need two versions of it.
 *
 * @param others packages that the second copy gets a second copy of
 */
export function secondCopyOf(name: string, ...others: string[]): unknown {
  const isCopied = (id: string) =>
    [...copiedModules, ...others].some((module) =>
      id.includes(`/node_modules/${module}/`),
    )
  const cached = () => Object.keys(require.cache).filter(isCopied)
  const kept = cached().map((id) => [id, require.cache[id]] as const)
  for (const id of cached()) Reflect.deleteProperty(require.cache, id)
  try {
    return require(name)
  } finally {
    for (const id of cached()) Reflect.deleteProperty(require.cache, id)
    for (const [id, module] of kept) require.cache[id] = module
  }
}

/**
 * What something throws under React 19, whose internals have another name: while it runs,
 * the internals of the installed React 18 are hidden.
 */
export function failureUnderReact19(run: () => void): string {
  const name = '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED'
  const react = require('react') as Record<string, unknown>
  const internals = react[name]
  react[name] = undefined
  try {
    return failureOf(run)
  } finally {
    react[name] = internals
  }
}
