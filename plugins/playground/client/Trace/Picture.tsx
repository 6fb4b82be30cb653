import {useMemo, type ReactNode} from 'react'
import type {TraceEntry, TraceGraph, TraceNode} from '../../shared/trace'
import {layOut, nodeHeight, nodeWidth} from './layOut'
import {light} from './light'
import styles from './styles.module.css'

/** How many characters fit into a node, also if all are digits, which are wide. */
const maxLength = 16

const cut = (text: string) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text

const describe = ({rest, kind, line}: TraceNode) =>
  kind === 'component' ? kind : rest || (line === undefined ? '' : `line ${line}`)

const flag = (is = false) => (is ? '' : undefined)

interface Props {
  graph: TraceGraph
  /** What it touched is lit. */
  entry?: TraceEntry
  /** The line of the source that is pointed at. */
  line?: number
  /** Points at a line of the source, or at none. */
  point: (line?: number, isPressed?: boolean) => void
}

/** The facets of a program, from what is written to what shows it. */
export function Picture({graph, entry, line, point}: Props): ReactNode {
  const layout = useMemo(() => layOut(graph), [graph])
  const lit = light(graph, entry)
  const {width, height} = layout
  const isAt = (node: TraceNode, id: number) =>
    line !== undefined &&
    (node.line === line ||
      entry?.steps.some((step) => step.at === id && step.line === line))

  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label="Picture of the facets. The entries say the same."
      viewBox={`0 0 ${width} ${height}`}
      width={`${width / 16}rem`}
      height={`${height / 16}rem`}
    >
      {/* What is lit is drawn last, above the others. */}
      {[false, true].map((isLit) =>
        graph.edges.map(({from, to, isLive}, place) =>
          lit.edges.has(place) === isLit ? (
            <path
              key={`${from} ${to}`}
              className={styles.edge}
              data-lit={flag(isLit)}
              data-ended={flag(!isLive)}
              d={layout.edges[place]}
            />
          ) : null,
        ),
      )}
      {graph.nodes.map((node, id) => {
        const {name, rest, kind} = node
        const state = lit.nodes.get(id)
        const {x = 0, y = 0} = layout.nodes[id] ?? {}
        return (
          <g
            key={id}
            className={styles.node}
            transform={`translate(${x} ${y})`}
            data-kind={kind}
            data-lit={flag(state !== undefined)}
            data-stops={flag(state?.stops)}
            data-marked={flag(isAt(node, id))}
            onPointerEnter={() => point(node.line)}
            onPointerLeave={() => node.line === line && point()}
            onClick={() => point(node.line, true)}
          >
            <title>{`${name} ${rest}${state ? `: ${state.note}` : ''}`}</title>
            <rect width={nodeWidth} height={nodeHeight} rx={kind === 'facet' ? 12 : 3} />
            <text x={10} y={16}>
              {cut(name)}
            </text>
            <text x={10} y={30}>
              {cut(state?.note ?? describe(node))}
            </text>
            {state?.stops && (
              <path className={styles.stop} d={`M${nodeWidth + 5} 4V${nodeHeight - 4}`} />
            )}
          </g>
        )
      })}
    </svg>
  )
}
