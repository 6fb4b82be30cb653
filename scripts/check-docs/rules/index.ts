import type {Rule} from '../rule'
import {agents} from './agents'
import {phrases} from './phrases'
import {collections} from './collections'
import {elements} from './elements'
import {examples} from './examples'
import {exports} from './exports'
import {facts} from './facts'
import {fences} from './fences'
import {laws} from './laws'
import {pages} from './pages'
import {samples} from './samples'

/** All rules, in the order they run. */
export const rules: Rule[] = [
  pages,
  fences,
  exports,
  collections,
  elements,
  examples,
  facts,
  samples,
  laws,
  phrases,
  agents,
]
