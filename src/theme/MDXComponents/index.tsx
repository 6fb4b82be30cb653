import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import type StockComponents from '@theme/MDXComponents'
import MDXComponents from '@theme-original/MDXComponents'
import {CodeBlock} from '@site/src/components/CodeBlock'
import {Example} from '@site/src/components/Example'
import {HeaderCell, Table, TaskBox} from './elements'

/** Wraps the stock map: pages may use CodeBlock and Example without importing them. */
const components = {
  ...(MDXComponents as typeof StockComponents),
  Tabs,
  TabItem,
  CodeBlock,
  Example,
  table: Table,
  th: HeaderCell,
  input: TaskBox,
}

export default components
