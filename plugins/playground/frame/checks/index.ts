/**
 * Checks a program's behaviour. Only exercises send this separate script to the frame. Each
 * check evaluates and mounts its own copy of the program, hidden from readers.
 */
import {createFacet, type Facet} from '@react-facet/core'
import type {ComponentType} from 'react'
import type {Mount} from '../renderers/mount'
import type {Checks, Exercise, MakeFacet, Tester, Verdict} from '../../shared/exercise'
import {messageOf} from '../../shared/problem'
import type {Require} from '../evaluate'
import {watchRenders} from '../watchRenders'
import {guard} from './guard'
import {mountForCheck, type MountedProgram} from './mountForCheck'
import {settle} from './settle'

type Props = object
type Check = Checks<Props>[string]

/** Evaluates a program afresh on each call. */
type EvaluateProgram = (require: Require) => {default?: unknown}

/** Thrown to fail a check. The message says why. */
class Failure extends Error {}

function fail(message: string): never {
  throw new Failure(message)
}

/** Formats a value for a message. */
function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
}

function textOf({textContent}: Node): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Makes facets whose observers are counted. */
function countObservers() {
  const counts = new Map<unknown, number>()
  const makeFacet: MakeFacet = (initialValue) => {
    const facet = createFacet({initialValue})
    const {observe} = facet
    const count = (change: number) => counts.set(facet, (counts.get(facet) ?? 0) + change)
    facet.observe = (listener) => {
      count(1)
      const unobserve = observe(listener)
      let isObserving = true
      return () => {
        if (isObserving) count(-1)
        isObserving = false
        unobserve()
      }
    }
    return facet
  }
  return {makeFacet, observers: (facet: Facet<unknown>) => counts.get(facet) ?? 0}
}

function createTester(
  props: Props,
  mounted: MountedProgram,
  renders: Map<string, number>,
  observers: Tester<Props>['observers'],
): Tester<Props> {
  const {stage} = mounted
  const find = (selector: string) =>
    stage.querySelector<HTMLElement>(selector) ??
    fail(`Expected an element ${selector}, found none.`)
  const settleAfter = async (action: () => void) => {
    action()
    await settle(stage)
  }
  return {
    props,
    push: settleAfter,
    async press(label) {
      const buttons = [...stage.querySelectorAll('button')]
      const button = buttons.find((candidate) => textOf(candidate) === label)
      if (!button) fail(`Expected a button ${show(label)}, found none.`)
      button.click()
      // Urgent updates are flushed in microtasks.
      await Promise.resolve()
      const firstText = textOf(stage)
      await settle(stage)
      return firstText
    },
    rerender: () => settleAfter(mounted.rerender),
    unmount: () => settleAfter(mounted.unmount),
    element: find,
    count: (selector) => stage.querySelectorAll(selector).length,
    text: (selector) => textOf(selector === undefined ? stage : find(selector)),
    firstPaint: () => mounted.firstPaint,
    observers,
    expect(what, found, expected) {
      if (JSON.stringify(found) === JSON.stringify(expected)) return
      fail(`${what}: expected ${show(expected)}, found ${show(found)}.`)
    },
    async expectRenders(expected, action) {
      renders.clear()
      await action()
      await settle(stage)
      const counts = [...renders].map(([name, count]) => `${name} ${count}×`)
      this.expect('Renders', counts.join(', ') || 'none', expected)
    },
  }
}

/** Makes the checker for a program that must not have run yet. */
export function createChecker(
  exercise: Exercise<Props>,
  modules: Readonly<Partial<Record<string, unknown>>>,
  require: Require,
) {
  const findChange = guard(modules)
  const packages = Object.keys(modules)
  const shownProps = exercise.props(countObservers().makeFacet)

  /** Runs one check, and returns the reason if it fails. */
  const failureOf = async (check: Check, evaluate: EvaluateProgram, mount: Mount) => {
    /** How often each component has rendered, in order of first render. */
    const renders = new Map<string, number>()
    const watching = watchRenders(require, packages, (name) =>
      renders.set(name, (renders.get(name) ?? 0) + 1),
    )
    const {makeFacet, observers} = countObservers()
    const props = exercise.props(makeFacet)
    let mounted: MountedProgram | undefined
    try {
      const Program = evaluate(watching.require).default as ComponentType<Props>
      mounted = await mountForCheck(watching.watched(Program), props, mount)
      mounted.rethrow()
      await check(createTester(props, mounted, renders, observers))
      mounted.rethrow()
    } catch (error) {
      return error instanceof Failure
        ? error.message
        : `The program threw: ${messageOf(error)}`
    } finally {
      mounted?.unmount()
      mounted?.stage.remove()
    }
    const changed = findChange()
    return changed === undefined
      ? undefined
      : `The program has changed ${changed}, which this check relies on.`
  }

  return {
    /** The props of the program on the stage. */
    props: shownProps,
    /** Adds buttons with which a reader changes the props of the program on the stage. */
    showControls(content: HTMLElement, className: string) {
      const row = document.createElement('div')
      row.className = `${className} controls`
      for (const [label, change] of Object.entries(exercise.controls ?? {})) {
        const button = document.createElement('button')
        button.append(label)
        button.addEventListener('click', () => change(shownProps))
        row.append(button)
      }
      if (row.hasChildNodes()) content.append(row)
    },
    async run(evaluate: EvaluateProgram, mount: Mount) {
      const verdicts: Verdict[] = []
      for (const [title, check] of Object.entries({...exercise.asked, ...exercise.kept}))
        verdicts.push({title, failure: await failureOf(check, evaluate, mount)})
      return verdicts
    },
  }
}
