import {expect, it} from 'vitest'
import {
  maxEdges,
  maxEntries,
  maxNodes,
  maxSteps,
  readNews,
  type TraceEntry,
  type TraceGraph,
} from './trace'

const step = {
  depth: 1,
  said: ['', 'health', ' 100'],
  line: 3,
  stops: true,
  rule: 2,
  at: 0,
}
const entry: TraceEntry = {
  id: 1,
  title: ['Hit'],
  steps: [step],
  more: 0,
  rendered: [1],
  summary: ['0 renders'],
}
const graph: TraceGraph = {
  nodes: [
    {name: 'health', rest: '', kind: 'facet', line: 3},
    {name: 'Hud', rest: '', kind: 'component'},
  ],
  edges: [{from: 0, to: 1, isLive: true}],
  more: 2,
}
const read = (entries: unknown) => readNews({entries}).entries
const readGraph = (changed: object) => readNews({graph: {...graph, ...changed}}).graph

it('reads entries, and drops what does not belong to them', () => {
  expect(read([{...entry, html: '<b>'}])).toEqual([entry])
  const bad = {depth: 0, said: ['a'], line: 'x', rule: 10, stops: 'yes', at: -1, from: {}}
  expect(read([{...entry, steps: [bad]}])).toEqual([
    {...entry, steps: [{depth: 0, said: ['a']}]},
  ])
})

it.each([
  {...entry, id: -1},
  {...entry, title: 'Hit'},
  {...entry, summary: [1]},
  {...entry, more: Infinity},
  {...entry, rendered: ['Hud']},
  {...entry, steps: Array.from({length: maxSteps + 1}, () => step)},
  null,
])('ignores the entry %j', (bad) => {
  expect(read([bad])).toEqual([])
})

it('ignores too many entries', () => {
  expect(read('all')).toEqual([])
  expect(read(Array.from({length: maxEntries + 1}, () => entry))).toEqual([])
})

it('reads a picture, and drops edges to nowhere', () => {
  expect(readGraph({html: '<b>'})).toEqual(graph)
  const edges = [...graph.edges, {from: 0, to: 2, isLive: true}, {from: -1, to: 0}, null]
  expect(readGraph({edges})).toEqual(graph)
})

it.each([
  {nodes: 'all'},
  {nodes: Array.from({length: maxNodes + 1}, () => graph.nodes[0])},
  {edges: Array.from({length: maxEdges + 1}, () => graph.edges[0])},
  {more: 0.5},
])('ignores a picture with %j', (bad) => {
  expect(readGraph(bad)).toBeUndefined()
})
