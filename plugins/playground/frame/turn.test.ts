import {expect, it} from 'vitest'
import {createTurnCheck, EndlessTurn} from './turn'

function setUp() {
  let time = 0
  let pause: (() => void) | undefined
  const check = createTurnCheck(
    () => time,
    (run) => {
      pause = run
    },
  )
  const checkFor = (ms: number) => {
    for (let count = 0; count < 1000; count++) {
      time += ms / 1000
      check(7)
    }
  }
  return {checkFor, pause: () => pause?.(), check}
}

it('a turn of a program may take more than a second', () => {
  const {checkFor} = setUp()
  expect(() => checkFor(1400)).not.toThrow()
})

it('a turn is stopped after 1.5 s with an error that has the line, and again each time it continues', () => {
  const {checkFor, check} = setUp()
  expect(() => checkFor(1600)).toThrow(new EndlessTurn(7))
  expect(() => check(8)).toThrow(new EndlessTurn(7))
  expect(() => check(8)).toThrow(new EndlessTurn(7))
})

it('a turn ends with a pause, and the next turn has its full time', () => {
  const {checkFor, pause} = setUp()
  checkFor(800)
  pause()
  checkFor(800)
  expect(() => checkFor(2000)).toThrow()
  pause()
  expect(() => checkFor(800)).not.toThrow()
})
