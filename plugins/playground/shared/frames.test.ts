import {expect, it} from 'vitest'
import {frameFor} from './frames'

const frames = [
  {file: 'a', modules: ['react', 'fiber']},
  {file: 'b', modules: ['react', 'dom']},
  {file: 'both', modules: ['react', 'fiber', 'dom']},
]

it.each([
  [[], 'a'],
  [['react'], 'a'],
  [['react', 'dom'], 'b'],
  [['dom', 'fiber'], 'both'],
  [['react', 'lodash'], 'a'],
])('chooses the frame of a program that imports %j', (imports, file) => {
  expect(frameFor(frames, imports)?.file).toBe(file)
})
