import {parseArgs} from 'node:util'
import {defaultWorkDir} from './paths'
import {siteIds, type SiteId} from './sites/site'

export const usage = `Usage: npm run bench -- [options]

Builds this site and others with the same content, measures them in one run, and writes
BENCHMARKS.md and its plot.

Options:
  --sites <ids>     sites to compare, of ${siteIds.join(',')} (default all)
  --sizes <sizes>   how often the docs are there (default 1,10)
  --rounds <n>      visits of each page (default 3)
  --builds <n>      clean and warm builds of each site and size (default 3)
  --limit <n>       minutes that a build may take; a site that takes longer is left out
                    (default 15)
  --work <folder>   where packages, sources and builds go
                    (default ${defaultWorkDir})
  --print           only print the results, write no file
  --help            show this text
`

export interface Settings {
  /** In the order of siteIds. */
  sites: SiteId[]
  /** Ascending. */
  sizes: number[]
  rounds: number
  builds: number
  /** Milliseconds. */
  limit: number
  workDir: string
  print: boolean
}

/** A whole number above 0 from the command line. */
export function positive(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(`--${name} takes whole numbers above 0, not ${text}.`)
}

/**
 * Reads the command line; undefined when it asks for help.
 *
 * @throws when an option is unknown or has a wrong value
 */
export function readSettings(args: string[]): Settings | undefined {
  const {values} = parseArgs({
    args,
    options: {
      sites: {type: 'string', default: siteIds.join()},
      sizes: {type: 'string', default: '1,10'},
      rounds: {type: 'string', default: '3'},
      builds: {type: 'string', default: '3'},
      limit: {type: 'string', default: '15'},
      work: {type: 'string', default: defaultWorkDir},
      print: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return undefined
  const asked = values.sites.split(',')
  const unknown = asked.find((id) => !siteIds.some((known) => known === id))
  if (unknown !== undefined) throw new Error(`--sites does not know ${unknown}.`)
  const sizes = values.sizes.split(',').map((size) => positive('sizes', size))
  return {
    sites: siteIds.filter((id) => asked.includes(id)),
    sizes: [...new Set(sizes)].sort((a, b) => a - b),
    rounds: positive('rounds', values.rounds),
    builds: positive('builds', values.builds),
    limit: positive('limit', values.limit) * 60_000,
    workDir: values.work,
    print: values.print,
  }
}
