import {
  maxEdges,
  maxNodes,
  type NodeKind,
  type TraceGraph,
  type TraceNode,
} from '../../shared/trace'

/** What a step is about, and a node of the picture: a facet, an effect, an attribute. */
export interface Subject {
  /** Its name in the program, or that of its hook. */
  name: string
  /** Words after the name, such as ` of fast-div`. */
  rest?: string
  line?: number
  /** What it is, unless it reads facets. */
  kind?: NodeKind
  /** The facets from which a traced selector derives it. */
  of?: readonly Subject[]
  /** Its place in the picture, once it has one. */
  id?: number
}

/**
 * Collects the picture of a program: what it names or uses, and who observes whom. What the same
 * line makes under the same name is one node: a list of a thousand rows has the nodes of one row.
 */
export function createGraph() {
  const ids = new Map<string, number>()
  const nodes: TraceNode[] = []
  /** By the ids of their ends, with the number of subscriptions. */
  const edges = new Map<number, {from: number; to: number; count: number}>()
  const components = new Map<string, Subject>()
  let rendering: Subject | undefined
  let isChanged = false

  function idOf(subject: Subject): number {
    if (subject.id !== undefined) return subject.id
    const {rest = '', line, kind = 'reader', of = []} = subject
    const name = subject.name.replace(/\[\d+\]/g, '[…]')
    const key = JSON.stringify([kind, name, rest, line])
    const id = ids.get(key) ?? ids.size
    subject.id = id
    if (id === ids.size) {
      ids.set(key, id)
      isChanged = true
      if (id < maxNodes)
        nodes.push({name, rest: rest.trim(), kind, ...(line !== undefined && {line})})
    }
    for (const facet of of) link(facet, subject, 0)
    return id
  }

  /**
   * Adds an edge, unless there is one.
   *
   * @param change what happens to the number of its subscriptions
   */
  function link(from: Subject, to: Subject, change: 1 | 0 | -1): void {
    const [start, end] = [idOf(from), idOf(to)]
    if (start === end || Math.max(start, end) >= maxNodes) return
    const key = start * maxNodes + end
    const known = edges.get(key)
    if (!known && edges.size === maxEdges) return
    const edge = known ?? {from: start, to: end, count: 0}
    const wasLive = edge.count > 0
    edge.count += change
    edges.set(key, edge)
    if (!known || wasLive !== edge.count > 0) isChanged = true
  }

  function component(name: string): Subject {
    const known = components.get(name) ?? {name, kind: 'component'}
    components.set(name, known)
    return known
  }

  return {
    idOf,
    link,
    /** Notes that a component renders: the hooks that follow are its own. */
    renders(name: string): void {
      rendering = component(name)
      idOf(rendering)
    },
    /** The ids of the components that are drawn, of those with the given names. */
    componentIds: (names: Iterable<string>): number[] =>
      [...names].map((name) => idOf(component(name))).filter((id) => id < maxNodes),
    /** Says that something makes the component that renders now render again. */
    linkRendering(from: Subject, component = rendering): void {
      if (component) link(from, component, 1)
    },
    /** The component that renders now, or was the last to render. */
    rendering: () => rendering,
    /** The picture, if it has changed since the last call. */
    read(): TraceGraph | undefined {
      if (!isChanged) return undefined
      isChanged = false
      return {
        nodes,
        edges: [...edges.values()].map(({from, to, count}) => ({
          from,
          to,
          isLive: count > 0,
        })),
        more: Math.max(0, ids.size - maxNodes),
      }
    },
  }
}

export type Graph = ReturnType<typeof createGraph>
