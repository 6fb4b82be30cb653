import {tmpdir} from 'node:os'
import {join} from 'node:path'

/** The folder of this site. */
export const siteDir = join(import.meta.dirname, '../..')

/** Where benchmarks keep packages, sources and builds of the sites that they compare. */
export const defaultWorkDir = join(tmpdir(), 'react-facet-docs-bench')
