import {expect, it} from 'vitest'
import type {TraceGraph, TraceNode} from '../../shared/trace'
import {layOut} from './layOut'

/** A picture whose nodes are named by letters; those in capitals read facets. */
function graphOf(names: string, ...ways: string[]): TraceGraph {
  const nodes = names.split('').map((name): TraceNode => {
    const isFacet = name === name.toLowerCase()
    return {name, rest: '', kind: isFacet ? 'facet' : 'reader'}
  })
  const edges = ways.map(([from = '', to = '']) => ({
    from: names.indexOf(from),
    to: names.indexOf(to),
    isLive: true,
  }))
  return {nodes, edges, more: 0}
}

/** The names in each column, from top to bottom. */
function columnsOf(graph: TraceGraph): string[] {
  const columns = new Map<number, string[]>()
  const placed = layOut(graph).nodes.map((place, id) => ({place, id}))
  placed.sort((a, b) => a.place.x - b.place.x || a.place.y - b.place.y)
  for (const {place, id} of placed)
    columns.set(place.x, [...(columns.get(place.x) ?? []), graph.nodes[id]?.name ?? ''])
  return [...columns.values()].map((names) => names.join(''))
}

it('puts each node right of what leads to it, and what ends a way into the last column', () => {
  expect(columnsOf(graphOf('abcXY', 'ab', 'bc', 'cX', 'aY'))).toEqual([
    'a',
    'b',
    'c',
    expect.stringMatching(/^(XY|YX)$/),
  ])
  expect(columnsOf(graphOf('aXb', 'aX', 'Xb'))).toEqual(['a', 'X', 'b'])
})

it('avoids crossings, and puts what has no edges below the rest', () => {
  expect(columnsOf(graphOf('CabXY', 'aY', 'bX'))).toEqual(['ab', 'YXC'])
})

it('draws an edge through the columns between, where no node is in its way', () => {
  const {nodes, edges} = layOut(graphOf('abX', 'ab', 'bX', 'aX'))
  const [, , passing = ''] = edges
  const heights = [...passing.matchAll(/ ([\d.]+)H/g)].map(([, y]) => Number(y))
  expect(heights).toHaveLength(2)
  const {y = 0} = nodes[1] ?? {}
  expect(Math.abs((heights[1] ?? 0) - y - 19)).toBeGreaterThan(19)
})

it('comes to an end with cycles, and has a place for each node', () => {
  const names = columnsOf(graphOf('abcX', 'ab', 'bc', 'ca', 'cX')).join('')
  expect(names.split('').sort().join('')).toBe('Xabc')
})
