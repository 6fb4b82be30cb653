import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {builds, root} from '../builds'

/** The joined contents of a folder's files whose extension matches. */
function textOf(folder: string, extension: RegExp): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => extension.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

// If the theme renamed a class, the look would change without an error.
test('the build contains every class that the global styles name', () => {
  const styles = textOf(join(root, 'src/css'), /\.css$/)
    .replace(/\/\*[^]*?\*\/|@import .*/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  const classes = [...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)
  const fragments = [...styles.matchAll(/\[class[*^]='([\w-]+)'\]/g)].map(
    ([, fragment = '']) => fragment,
  )
  const pages = textOf(join(root, builds.site.folder), /\.(?:html|js)$/)
  const isInPages = (name: string) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(pages)
  const unknown = [
    ...classes.filter((name) => !isInPages(name)),
    ...fragments.filter((fragment) => !pages.includes(fragment)),
  ]
  expect(classes.length).toBeGreaterThan(50)
  expect(unknown).toEqual([])
})
