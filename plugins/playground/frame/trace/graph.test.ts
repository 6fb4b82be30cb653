import {expect, it} from 'vitest'
import {maxNodes} from '../../shared/trace'
import {createGraph, type Subject} from './graph'

const facet = (name: string, line?: number): Subject => ({name, line, kind: 'facet'})

it('draws what one line makes under one name once, with a number of its subscriptions', () => {
  const graph = createGraph()
  const [first, second] = [facet('rows[0]', 3), facet('rows[1]', 3)]
  const text: Subject = {name: 'text', rest: ' of fast-text', line: 5}
  graph.link(first, text, 1)
  graph.link(second, {...text}, 1)
  graph.link(first, text, -1)
  expect(graph.read()).toEqual({
    nodes: [
      {name: 'rows[…]', rest: '', kind: 'facet', line: 3},
      {name: 'text', rest: 'of fast-text', kind: 'reader', line: 5},
    ],
    edges: [{from: 0, to: 1, isLive: true}],
    more: 0,
  })
  expect(graph.read()).toBeUndefined()
  graph.link(second, text, -1)
  expect(graph.read()?.edges).toEqual([{from: 0, to: 1, isLive: false}])
})

it('draws from what a facet is derived, before anybody subscribes', () => {
  const graph = createGraph()
  const health = facet('health')
  graph.idOf({...facet('status'), of: [health, health]})
  expect(graph.read()?.edges).toEqual([{from: 1, to: 0, isLive: false}])
})

it('leaves out what is too much, and counts it', () => {
  const graph = createGraph()
  const all = Array.from({length: 1000}, (_, index) => facet(`facet${index}`))
  for (const [index, subject] of all.entries())
    graph.link(subject, all[index + 1] ?? subject, 1)
  const {nodes, edges, more} = graph.read() ?? {}
  expect([nodes?.length, edges?.length, more]).toEqual([
    maxNodes,
    maxNodes - 1,
    1000 - maxNodes,
  ])
})
