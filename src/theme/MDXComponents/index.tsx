// Change: wraps the stock map of components, adds those that pages use without importing them,
// and replaces some elements.
import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import MDXComponents from '@theme-original/MDXComponents'
import type {ComponentType} from 'react'
import {CodeBlock} from '@site/plugins/code/client/CodeBlock'
import {Example} from '@site/plugins/playground/client/Example'
import {Anchor, HeaderCell, Preformatted, Table, TaskBox} from './elements'

const components = {
  ...(MDXComponents as Readonly<Record<string, ComponentType>>),
  Tabs,
  TabItem,
  HighlightedCode: CodeBlock,
  Example,
  a: Anchor,
  pre: Preformatted,
  table: Table,
  th: HeaderCell,
  input: TaskBox,
}

export default components
