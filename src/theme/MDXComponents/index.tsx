import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import MDXComponents from '@theme-original/MDXComponents'
import {CodeBlock} from '@site/src/components/CodeBlock'
import {Example} from '@site/src/components/Example'

/** Wraps the stock map: pages may use CodeBlock and Example without importing them. */
const components = {...MDXComponents, Tabs, TabItem, CodeBlock, Example}

export default components
