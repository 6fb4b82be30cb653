import {expect, it} from 'vitest'
import lockfile from '../../../package-lock.json'

interface LockedPackage {
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
}

/** Every locked package, but not this project, whose path is empty. */
const packages = Object.entries(
  lockfile.packages as unknown as Record<string, LockedPackage>,
).filter(([path]) => path !== '')

it('the lockfile has the hash of every package', () => {
  const without = packages.filter(([, {integrity}]) => !integrity?.startsWith('sha512-'))
  expect(without).toEqual([])
})

it('the lockfile takes packages from a registry, never from Git, a file or a bare URL', () => {
  const elsewhere = packages.filter(
    ([, {link, resolved}]) =>
      link === true ||
      (resolved !== undefined && !/^https:.*\/-\/[^/]+\.tgz$/.test(resolved)),
  )
  expect(elsewhere).toEqual([])
})

it('the lockfile has install scripts only in the packages that SECURITY.md names', () => {
  const names = packages
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(names).toEqual(['@swc/core', 'core-js', 'esbuild'])
})
