import type {TraceEntry, TraceGraph} from '../../shared/trace'

interface Lit {
  /** What happened to the nodes, by their ids. */
  nodes: Map<number, {note: string; stops: boolean}>
  /** The places of the edges. */
  edges: Set<number>
}

/** Finds what an entry touched in a picture: its nodes, and the edges by which it came to them. */
export function light({nodes, edges}: TraceGraph, entry?: TraceEntry): Lit {
  const lit: Lit = {nodes: new Map(), edges: new Set()}
  if (!entry) return lit
  for (const {at, from, said, stops = false} of entry.steps) {
    const node = at === undefined ? undefined : nodes[at]
    if (at === undefined || !node) continue
    const [, , after = '', ...rest] = said
    const note = [after.replace(` ${node.rest}`, ''), ...rest].join('').trim()
    // One stop is enough for a mark, however often the value went on.
    const wasStopped = lit.nodes.get(at)?.stops ?? false
    lit.nodes.set(at, {
      note: stops ? 'stops here' : note,
      stops: stops || wasStopped,
    })
    edges.forEach((edge, place) => {
      if (edge.to === at && edge.from === from) lit.edges.add(place)
    })
  }
  // Several values, or several facets of one node: some went on.
  for (const place of lit.edges) {
    const state = lit.nodes.get(edges[place]?.from ?? -1)
    if (state?.stops) state.note = 'also stops here'
  }
  for (const id of entry.rendered) {
    lit.nodes.set(id, {note: 'rendered', stops: false})
    edges.forEach(({from, to}, place) => {
      if (to === id && lit.nodes.has(from)) lit.edges.add(place)
    })
  }
  return lit
}
