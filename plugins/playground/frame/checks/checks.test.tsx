// @vitest-environment jsdom
import * as core from '@react-facet/core'
import type {Facet} from '@react-facet/core'
import * as react from 'react'
import {createElement, forwardRef, memo, useReducer, type ComponentType} from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import {afterEach, expect, it} from 'vitest'
import {createChecker} from '.'
import {mount} from '../renderers/reactDom'
import type {Checks, MakeFacet, Tester} from '../../shared/exercise'
import type {Require} from '../evaluate'
import {createTurnCheck} from '../turn'

const modules = {react, 'react/jsx-runtime': jsxRuntime, '@react-facet/core': core}
const require: Require = (name) => modules[name as keyof typeof modules]

interface Props {
  hp: Facet<number>
}

/** The failure of each check. The program is a function from `require` to the component. */
async function failures(
  program: (require: Require) => ComponentType<Props>,
  asked: Checks<Props>,
): Promise<(string | undefined)[]> {
  const props = (facet: MakeFacet): Props => ({hp: facet(80)})
  const exercise = {props, asked: asked as Checks<object>}
  const checker = createChecker(exercise, modules, require)
  const verdicts = await checker.run((given) => ({default: program(given)}), mount)
  return verdicts.map(({failure}) => failure)
}

const passes: Checks<Props> = {'is there': (t) => t.expect('Text', t.text(), 'here')}
const Working = () => createElement('p', null, 'here')

const {stringify} = JSON
const {now} = Date
const {MutationObserver} = window
afterEach(() => {
  JSON.stringify = stringify
  Date.now = now
  window.MutationObserver = MutationObserver
  document.body.replaceChildren()
})

it.each([
  [
    () => (JSON.stringify = () => ''),
    'The program has changed JSON.stringify, which this check relies on.',
  ],
  // No check relies on this one.
  [() => (Date.now = () => 0), undefined],
])('names a changed built-in that checks rely on: %s', async (change, failure) => {
  const changing = () => {
    change()
    return Working
  }
  expect(await failures(changing, passes)).toEqual([failure])
})

it('waits for the program to settle even if it has replaced MutationObserver', async () => {
  const program = (given: Require) => {
    const {createElement: create, useState} = given('react') as typeof react
    // An observer that never calls back.
    window.MutationObserver = class extends MutationObserver {
      override observe = () => undefined
    }
    return function Program() {
      const [count, setCount] = useState(0)
      // If `settle` missed the changes, it would return before the count is 20.
      if (count < 20) setTimeout(() => setCount(count + 1))
      return create('p', null, count)
    }
  }
  const checks: Checks<Props> = {'is done': (t) => t.expect('Count', t.text(), '20')}
  expect(await failures(program, checks)).toEqual([undefined])
})

it('fails with the error that a program throws when it is evaluated', async () => {
  const throwing = () => {
    throw new Error('no map')
  }
  expect(await failures(throwing, passes)).toEqual(['The program threw: Error: no map'])
})

it('fails when a push makes the program throw or hang', async () => {
  // The clock advances by a second each time it is read, so the endless loop is stopped soon.
  let time = 0
  const checkPause = createTurnCheck(
    () => (time += 1000),
    () => undefined,
  )
  const program = () =>
    function Program({hp}: Props) {
      core.useFacetEffect(
        (points) => {
          if (points < 20) throw new Error('no points')
          while (points < 50) checkPause(1)
        },
        [],
        [hp],
      )
      return null
    }
  const hit = (points: number) => (t: Tester<Props>) =>
    t.push(() => (t.props.hp as core.WritableFacet<number>).set(points))
  // The last push does neither.
  expect(await failures(program, {a: hit(10), b: hit(40), c: hit(60)})).toEqual([
    'The program threw: Error: no points',
    'The program threw: Error: This does not come to an end, so it was stopped.',
    undefined,
  ])
})

it('gives each check a program and props of its own', async () => {
  let programs = 0
  const program = () => {
    programs += 1
    return Working
  }
  const seen = new Set<unknown>()
  const look = (t: {props: Props}) => void seen.add(t.props.hp)
  expect(await failures(program, {a: look, b: look})).toEqual([undefined, undefined])
  expect([programs, seen.size]).toEqual([2, 2])
  // Each program is removed after its check.
  expect(document.body.childElementCount).toBe(0)
})

it('counts renders of the reader’s components, those in forwardRef too, and none that memo skips', async () => {
  const program = (given: Require) => {
    const {createElement: create} = given('react') as typeof react
    const Plain = () => create('i')
    const Memo = memo(Plain)
    const Ref = forwardRef(function Ref() {
      return create('b')
    })
    return function Program() {
      const [, render] = useReducer((count: number) => count + 1, 0)
      const button = create('button', {onClick: render}, 'Render')
      return create('p', null, create(Plain), create(Memo), create(Ref), button)
    }
  }
  const checks: Checks<Props> = {
    'when its parent renders': (t) =>
      t.expectRenders('Program 1×, Plain 1×, Ref 1×', () => t.rerender()),
    'after a press': (t) =>
      t.expectRenders('Program 1×, Plain 1×, Ref 1×', () => t.press('Render')),
  }
  expect(await failures(program, checks)).toEqual([undefined, undefined])
})
