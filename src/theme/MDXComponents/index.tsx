import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import MDXComponents from '@theme-original/MDXComponents'
import type {ComponentType} from 'react'
import {CodeBlock} from '@site/src/components/CodeBlock'
import {Example} from '@site/src/components/Example'

/** Wraps the stock map: pages may use these components without importing them. */
const components = {
  ...(MDXComponents as Readonly<Record<string, ComponentType>>),
  Tabs,
  TabItem,
  CodeBlock,
  Example,
}

export default components
