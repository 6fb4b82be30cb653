/**
 * The only script that runs before a reader does anything. It is inlined into every page
 * (plugins/loading/bootstrap.ts), so it stays small and imports nothing but its own parts.
 */
import {hydrateOnIntent} from './hydration'
import {createEarlySearch} from './search/early'

hydrateOnIntent(createEarlySearch())
