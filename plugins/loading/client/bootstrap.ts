/**
 * The only script of this repository that runs before a reader does anything. plugins/loading/build/bootstrap.ts inlines
 * it into every page, so it must stay small.
 */
import {copyOnPress} from '../../code/client/copyOnPress'
import {createImportModule} from '../../lib/client/importModule'
import {runOnPress} from '../../playground/client/runOnPress'
import {hydrateOnIntent} from '.'
import {createSearchOpener} from '../../search/client/prompt'

window.importModule = createImportModule()
hydrateOnIntent(createSearchOpener(), copyOnPress(), runOnPress())
