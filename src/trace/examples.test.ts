// @vitest-environment jsdom
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as core from '@react-facet/core'
import * as sharedFacet from '@react-facet/shared-facet'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import {globSync} from 'tinyglobby'
import {afterAll, afterEach, expect, it, vi} from 'vitest'
import {attributeOf, parseMdx, usesOf} from '@site/plugins/content/mdx'
import {settle} from '@site/plugins/playground/frame/checks/settle'
import {compileModule, type Require} from '@site/plugins/playground/frame/evaluate'
import {mount as mountDomFiber} from '@site/plugins/playground/frame/renderers/domFiber'
import {mount as mountReactDom} from '@site/plugins/playground/frame/renderers/reactDom'
import {createTracer} from '@site/plugins/playground/frame/trace'
import {compileProgram} from '@site/plugins/playground/shared/compile'
import * as domFiber from '@site/plugins/playground/shared/domFiber'
import type {TraceEntry} from '@site/plugins/playground/shared/trace'
import * as support from '../examples/support/useRenderCount'

const folder = join(__dirname, '..', 'examples')

const modules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@react-facet/core': core,
  '@react-facet/dom-fiber': domFiber,
  '@react-facet/shared-facet': sharedFacet,
  './support/useRenderCount': support,
}
const require: Require = (name) => modules[name]

const faked = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
  'performance',
] as const

const underReactDom = new Set(
  globSync('docs/**/*.mdx', {cwd: join(__dirname, '..', '..'), absolute: true})
    .flatMap((file) => usesOf(parseMdx(readFileSync(file, 'utf8')), 'Example'))
    .filter((use) => attributeOf(use, 'root') === 'react-dom')
    .map((use) => attributeOf(use, 'name')),
)

/** The names of all examples. */
const exampleNames = globSync('*.tsx', {cwd: folder})
  .map((file) => file.replace('.tsx', ''))
  .sort()

/** Runs an example on a faked clock, with or without a trace. */
async function runExample(name: string, isTraced: boolean) {
  vi.useFakeTimers({now: 0, toFake: [...faked]})
  const source = readFileSync(join(folder, `${name}.tsx`), 'utf8')
  const {code, traced} = compileProgram(source, name)
  const entries: TraceEntry[] = []
  const tracer = isTraced
    ? createTracer({
        packages: Object.keys(modules),
        require,
        send: (sent) => entries.push(...sent.entries),
      })
    : undefined
  const stage = document.body.appendChild(document.createElement('div'))
  const evaluate = compileModule(tracer ? traced : code, `${name}.tsx`)
  const start = () => {
    const {default: Example} = evaluate(tracer?.require ?? require, tracer?.calls)
    const Component = Example as react.ComponentType
    const element = react.createElement(tracer ? tracer.watched(Component) : Component)
    return underReactDom.has(name)
      ? mountReactDom(element, stage)
      : mountDomFiber(element, stage)
  }
  const unmount = tracer ? tracer.start(start) : start()
  const pass = async () => {
    vi.advanceTimersByTime(120)
    await settle(stage)
  }
  await pass()
  return {
    stage,
    /** What the trace has sent so far. */
    entries,
    /** Lets some time pass. */
    pass,
    end: async () => {
      unmount()
      await pass()
      vi.advanceTimersByTime(200)
      vi.useRealTimers()
    },
  }
}

const clearInterval = window.clearInterval.bind(window)

// Tracers replace it for good, but jsdom ends with it.
afterAll(() => void Object.assign(window, {clearInterval}))

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Runs an example, presses each of its buttons twice, and returns what it showed after each step. */
async function watch(name: string, isTraced: boolean) {
  const {stage, entries, pass, end} = await runExample(name, isTraced)
  const shown = [stage.innerHTML]
  const press = async (place: number) => {
    stage.querySelectorAll('button')[place]?.click()
    await pass()
    shown.push(stage.innerHTML)
  }
  for (const place of stage.querySelectorAll('button').keys()) {
    await press(place)
    await press(place)
  }
  await end()
  shown.push(stage.innerHTML)
  stage.remove()
  return {shown, entries}
}

// One renders for as long as a real clock takes (e2e/examples).
const names = exampleNames.filter((name) => name !== 'transition')

it.each(names)('%s does the same while it is traced', async (name) => {
  const plain = await watch(name, false)
  const traced = await watch(name, true)
  expect(traced.shown).toEqual(plain.shown)
  expect(traced.entries[0]?.title.join('')).toBe('The program starts')
})

/** The buttons to press for each rule. The trace of the last press shows the rule, and no other. */
const presses: Record<number, readonly string[]> = {
  1: ['Heal to 100', 'Heal to 100'],
  2: ['Hit'],
  3: ['The health arrives'],
  4: ['Train'],
  5: ['In a batch'],
  6: ['Travel'],
  7: ['Look'],
  8: ['Open or close', 'Open or close'],
  9: ['Hit', 'Rename'],
}

it.each(Object.entries(presses))(
  'a trace names rule %s, and only that, in its example',
  async (rule, buttons) => {
    const name = exampleNames.find((name) => name.startsWith(`rule-${rule}-`)) ?? ''
    const {stage, entries, pass, end} = await runExample(name, true)
    for (const button of buttons) {
      const all = [...stage.querySelectorAll('button')]
      all.find(({textContent}) => textContent === button)?.click()
      await pass()
    }
    const [last] = entries.slice(-1)
    expect(last?.title.join('')).toBe(`${buttons.at(-1)} pressed`)
    const rules = last?.steps.flatMap((step) => step.rule ?? [])
    expect([...new Set(rules)]).toEqual([Number(rule)])
    await end()
  },
)
