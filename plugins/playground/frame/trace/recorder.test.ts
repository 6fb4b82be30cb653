import {expect, it} from 'vitest'
import {maxSteps, type TraceEntry} from '../../shared/trace'
import {createGraph} from './graph'
import {createRecorder, type Recorder} from './recorder'

/** A recorder whose clock and tasks the test moves. */
function recording() {
  const entries = new Map<number, TraceEntry>()
  let time = 0
  let sending: (() => void) | undefined
  let task: (() => void) | undefined
  const recorder = createRecorder({
    send: (sent) => sent.entries.forEach((entry) => entries.set(entry.id, entry)),
    graph: createGraph(),
    now: () => time,
    later: (run) => (sending = run),
    afterwards: (run) => (task = run),
  })
  return {
    recorder,
    /** The next task begins, some time later. */
    nextTask: (milliseconds = 0) => {
      task?.()
      task = undefined
      time += milliseconds
    },
    /** What a reader sees. */
    shown: () => {
      sending?.()
      return [...entries.values()].map(({title, steps, more, summary}) => ({
        title: title.join(''),
        steps: steps.map(({said, depth}) => `${'> '.repeat(depth)}${said.join('')}`),
        more,
        summary: summary.join(''),
      }))
    },
  }
}

const health = {name: 'health'}
/** Writes `health` in a program that is recorded. */
const write = (recorder: Recorder, from: string, value: string) =>
  Object.assign(recorder.step('write', health, 'health'), {from, value})

it('says the steps of an event, those of the promises after it, and what it renders', () => {
  const {recorder, nextTask, shown} = recording()
  recorder.event({title: () => ['', 'Hit', ' pressed']}, () => {
    write(recorder, '100', '90')
    recorder.depth += 1
    recorder.step('written', {name: 'text'})
    recorder.depth -= 1
    recorder.askReact()
  })
  write(recorder, '90', '80').outcome = 'equal'
  nextTask()
  recorder.rendered('Row')
  recorder.rendered('Row')
  expect(shown()).toEqual([
    {
      title: 'Hit pressed',
      steps: [
        'health 100 → 90',
        '> text written',
        'health is 80 already: equal, stops here',
      ],
      more: 0,
      summary: 'Renders: 2 × Row',
    },
  ])
})

it('counts what React renders in parts for the event that asked for it', () => {
  const {recorder, nextTask, shown} = recording()
  recorder.event({title: () => ['Hit']}, recorder.askReact)
  nextTask()
  recorder.rendered('Row')
  // A listener that does nothing, while React has not finished.
  recorder.event({title: () => ['Event mouseout']}, () => undefined)
  nextTask()
  recorder.rendered('Row')
  expect(shown()).toMatchObject([{title: 'Hit', summary: 'Renders: 2 × Row'}])
})

it('does not list an event without steps, nor what comes after its task', () => {
  const {recorder, nextTask, shown} = recording()
  recorder.event({title: () => ['A timer']}, () => undefined)
  nextTask()
  write(recorder, '1', '2')
  expect(shown()).toMatchObject([
    {title: 'Later, outside an event', summary: '0 renders'},
  ])
})

it('counts the steps that are too many to list', () => {
  const {recorder, shown} = recording()
  recorder.event({title: () => ['Hit']}, () => {
    for (let count = 0; count < 10_000; count++) recorder.step('write', health)
  })
  const [entry] = shown()
  expect(entry?.steps).toHaveLength(maxSteps)
  expect(entry?.more).toBe(9950)
})

it('sums up an event that repeats, until it pauses or the reader does something', () => {
  const {recorder, nextTask, shown} = recording()
  const frame = (milliseconds: number) => {
    nextTask(milliseconds)
    recorder.event({title: () => ['A frame'], key: 'frame'}, () => {
      write(recorder, '1', '2')
    })
  }
  for (let count = 0; count < 60; count++) frame(17)
  frame(1500)
  expect(shown()).toMatchObject([
    {steps: ['health 1 → 2'], summary: '60 times in 1.0 s: 60 × health. 0 renders'},
    {summary: '0 renders'},
  ])
})

it('lists an event that is let run by itself, even without a step', () => {
  const {recorder, nextTask, shown} = recording()
  recorder.event({title: () => ['A timer'], isShown: true}, () => undefined)
  nextTask()
  recorder.event({title: () => ['A timer'], isShown: true}, () => undefined)
  expect(shown()).toMatchObject([
    {title: 'A timer', steps: [], summary: '0 renders'},
    {title: 'A timer'},
  ])
})
