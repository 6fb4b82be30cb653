import {memo, useLayoutEffect, useState, type ComponentType} from 'react'
import {flushSync} from 'react-dom'
import {
  initialItems,
  renderWithReactDom,
  withScore,
  type Item,
  type Variant,
} from './list'

interface RowProps {
  item: Item
}

const PlainRow = ({item}: RowProps) => <li>{item.score}</li>

const MemoRow = memo(PlainRow)

function createVariant(Row: ComponentType<RowProps>): Variant {
  return (container, rows) => {
    let changeItems: (change: (items: Item[]) => Item[]) => void = () => undefined

    const Scores = () => {
      const [items, setItems] = useState(() => initialItems(rows))
      useLayoutEffect(() => {
        changeItems = setItems
      }, [])
      return (
        <ul>
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )
    }

    renderWithReactDom(<Scores />, container)
    return {
      update: (row, score) =>
        flushSync(() => changeItems((items) => withScore(items, row, score))),
    }
  }
}

/** A list whose items are one React state; each update renders the list and all rows. */
export const reactState = createVariant(PlainRow)

/** The same with memoised rows; each update renders the list and the row that changed. */
export const reactMemo = createVariant(MemoRow)
