import type {TraceGraph} from '../../shared/trace'

/** Sizes in the units of the picture, which are pixels at the browser's usual font size. */
export const nodeWidth = 132
export const nodeHeight = 38
const columnGap = 40
const rowGap = 10
const margin = 4

/** A node in its column, or a place where an edge passes through a column. */
interface Item {
  column: number
  row: number
  before: Item[]
  after: Item[]
}

/** The column of each node: right of all that lead to it; what ends a way is in the last one. */
function columnsOf({nodes, edges}: TraceGraph): number[] {
  const columns: number[] = []
  const columnOf = (id: number): number => {
    const known = columns[id]
    if (known !== undefined) return known
    // While its sources are searched, so that a cycle ends.
    columns[id] = -1
    const sources = edges.filter(({to}) => to === id).map(({from}) => columnOf(from) + 1)
    return (columns[id] = Math.max(0, ...sources))
  }
  nodes.forEach((_node, id) => columnOf(id))
  const last = Math.max(0, ...columns)
  return nodes.map(({kind}, id) =>
    kind !== 'facet' && edges.every(({from}) => from !== id) ? last : (columns[id] ?? 0),
  )
}

/** Orders the items of each column so that few edges cross. Those without edges come last. */
function order(columns: Item[][]): void {
  const number = (column: Item[]) => column.forEach((item, row) => (item.row = row))
  const sort = (column: Item[], side: 'before' | 'after') => {
    const wish = (item: Item) => {
      if (item.before.length + item.after.length === 0) return Number.MAX_SAFE_INTEGER
      const rows = item[side].map(({row}) => row)
      return rows.length > 0 ? rows.reduce((a, b) => a + b) / rows.length : item.row
    }
    const wishes = new Map(column.map((item) => [item, wish(item)]))
    column.sort((a, b) => (wishes.get(a) ?? 0) - (wishes.get(b) ?? 0))
    number(column)
  }
  columns.forEach(number)
  for (let round = 0; round < 4; round++) {
    for (const column of columns) sort(column, 'before')
    for (const column of [...columns].reverse()) sort(column, 'after')
  }
}

/** Lays a picture out in columns, from what is written to what shows it. */
export function layOut(graph: TraceGraph) {
  const columns: Item[][] = []
  const add = (column: number): Item => {
    const item: Item = {column, row: 0, before: [], after: []}
    ;(columns[column] ??= []).push(item)
    return item
  }
  const join = (from: Item, to: Item) => {
    from.after.push(to)
    to.before.push(from)
  }
  const items = columnsOf(graph).map((column) => add(column))
  const ways = graph.edges.map(({from, to}) => {
    const [start, end] = [items[from], items[to]] as [Item, Item]
    const way = [start]
    for (let column = start.column + 1; column < end.column; column++)
      way.push(add(column))
    way.push(end)
    way.slice(1).forEach((item, index) => join(way[index] ?? start, item))
    return way
  })
  order(columns)

  const rows = Math.max(0, ...columns.map(({length}) => length))
  const pitch = nodeHeight + rowGap
  const position = ({column, row}: Item) => ({
    x: margin + column * (nodeWidth + columnGap),
    y: margin + (row + (rows - (columns[column]?.length ?? 0)) / 2) * pitch,
  })
  const path = (way: Item[]) => {
    let d = ''
    let end = 0
    for (const [index, item] of way.entries()) {
      const {x, y: top} = position(item)
      const y = top + nodeHeight / 2
      const bend = x - columnGap / 2
      d += index === 0 ? `M${x} ${y}` : `C${bend} ${end} ${bend} ${y} ${x} ${y}`
      // An edge begins behind its node, and goes straight on through the columns between.
      if (index < way.length - 1) d += `H${x + nodeWidth}`
      end = y
    }
    return d
  }
  return {
    width: margin * 2 + columns.length * (nodeWidth + columnGap) - columnGap,
    height: margin * 2 + rows * pitch - rowGap,
    nodes: items.map(position),
    edges: ways.map(path),
  }
}
