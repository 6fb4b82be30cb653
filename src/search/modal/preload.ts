import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import {preloadSearchModal} from './load'
import {findSearchPrompt} from '../early/prompt'

// Who has opened search's box before the scripts ran waits for search, and not for the
// page: it is loaded while the page is hydrated.
if (ExecutionEnvironment.canUseDOM && findSearchPrompt(document)) preloadSearchModal()
