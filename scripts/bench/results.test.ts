import {expect, it} from 'vitest'
import {resultOf} from './fixture'
import {growthOf, metrics} from './results'

it('takes medians over the visits', () => {
  const values = Object.fromEntries(
    metrics.map(({title, read}) => [title, read(resultOf('ours', 10, 1000))]),
  )
  expect(values).toMatchObject({
    Untouched: 1500,
    Active: 3000,
    'Untouched: script': 1500,
    'Blocking, active': 40,
    'Ctrl+K to a box that takes a query': 100,
    'Ctrl+K to search dialog': 300,
    'Clean build': 20_000,
  })
})

it('says what a page more costs, from the smallest size of the same site', () => {
  const growth = growthOf([
    resultOf('ours', 10, 1000),
    resultOf('stock', 10, 5000),
    resultOf('ours', 110, 11_000),
    resultOf('ours', 510, 51_000),
  ])
  expect(growth).toEqual([
    {title: 'The ours site', pages: 110, entry: 100, active: 300},
    {title: 'The ours site', pages: 510, entry: 100, active: 300},
  ])
})

it('leaves growth open where a site has no scripts of every page', () => {
  const without = [resultOf('starlight', 10, 1000), resultOf('starlight', 20, 2000)]
  for (const {build} of without) delete build.entry
  expect(growthOf(without)).toEqual([
    {title: 'The starlight site', pages: 20, entry: undefined, active: 300},
  ])
})
