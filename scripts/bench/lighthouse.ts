import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {browserArguments, ensureBrowser} from '../../tools/browser'
import {installPackages, run} from './build'
import type {Figures} from './report'

/** The newest that runs on Node.js 20. It weighs more than all other tools together. */
const packages = {lighthouse: '12.8.2'}

/**
 * Runs Lighthouse (mobile) on a page, and installs it first where it is missing.
 *
 * @param folder where Lighthouse goes, and its report of the page, as HTML too
 * @returns the scores, from 0 to 100
 */
export async function measureLighthouse(
  folder: string,
  name: string,
  url: string,
): Promise<Figures> {
  await installPackages(folder, packages)
  const report = join(folder, name)
  const args = [
    join(folder, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    '--output=html',
    `--output-path=${report}`,
    `--chrome-flags=${['--headless=new', ...browserArguments].join(' ')}`,
  ]
  const env = {...process.env, CHROME_PATH: ensureBrowser()}
  await run(process.execPath, args, {cwd: folder, env, timeout: 180_000})
  const {categories} = JSON.parse(await readFile(`${report}.report.json`, 'utf8')) as {
    categories: Record<string, {title: string; score: number | null}>
  }
  return Object.fromEntries(
    Object.values(categories).map(({title, score}) => [
      `Lighthouse, ${name}: ${title}`,
      100 * (score ?? 0),
    ]),
  )
}
