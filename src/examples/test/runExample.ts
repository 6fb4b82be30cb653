import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as core from '@react-facet/core'
import * as sharedFacet from '@react-facet/shared-facet'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import {globSync} from 'tinyglobby'
import {onTestFinished, vi} from 'vitest'
import {attributeOf, parseMdx, usesOf} from '@site/plugins/content/mdx'
import {settle} from '@site/plugins/playground/frame/checks/settle'
import {compileModule, type Require} from '@site/plugins/playground/frame/evaluate'
import {mount as mountDomFiber} from '@site/plugins/playground/frame/renderers/domFiber'
import {mount as mountReactDom} from '@site/plugins/playground/frame/renderers/reactDom'
import {createTracer} from '@site/plugins/playground/frame/trace'
import {compileProgram} from '@site/plugins/playground/shared/compile'
import * as domFiber from '@site/plugins/playground/shared/domFiber'
import type {TraceEntry} from '@site/plugins/playground/shared/trace'
import * as support from '../support/useRenderCount'

const folder = join(__dirname, '..')

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
  globSync('docs/**/*.mdx', {cwd: join(folder, '..', '..'), absolute: true})
    .map((file) => readFileSync(file, 'utf8'))
    // Parsing all pages would take seconds.
    .filter((text) => text.includes('root='))
    .flatMap((text) => usesOf(parseMdx(text), 'Example'))
    .filter((use) => attributeOf(use, 'root') === 'react-dom')
    .map((use) => attributeOf(use, 'name')),
)

/** The names of all examples. */
export const exampleNames = globSync('*.tsx', {cwd: folder})
  .map((file) => file.replace('.tsx', ''))
  .sort()

/** Runs an example as its page does, but in jsdom and on a faked clock, with or without a trace. */
export async function runExample(name: string, {isTraced = false} = {}) {
  vi.useFakeTimers({now: 0, toFake: [...faked]})
  onTestFinished(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })
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
  const pass = async (milliseconds = 120) => {
    vi.advanceTimersByTime(milliseconds)
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
