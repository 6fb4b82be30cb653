/**
 * The only script of this repository that runs before a reader does anything. plugins/loading/bootstrap.ts inlines
 * it into every page, so it must stay small.
 */
import {hydrateOnIntent} from './hydration'
import {createEarlySearch} from './search/early'

hydrateOnIntent(createEarlySearch())
