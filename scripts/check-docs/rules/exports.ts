import path from 'node:path'
import {indexEntries, packageAbove} from '../../../plugins/code/build/apiLinks/apiIndex'
import {isInSection, type Page} from '../../../plugins/content/page'
import {apiPages, library} from '../../../siteParts'
import {count, type Problem, type Rule} from '../rule'
import {signaturesOf} from './kinds'
import type {PackageExport} from '../../../plugins/code/build/samples/packages'

/** Compares the index and the signatures with what the packages export, both ways. */
export const exports: Rule = {
  name: 'exports',
  check(site) {
    const index = site.pages.find(({file}) => file === apiPages.index)
    const exported = site.packages().exports
    const entries = index ? indexEntries(library.packages, index) : []
    const signatures = site.pages.flatMap((page) =>
      signaturesOf(page).map(({signature, line}) => ({page, line, name: signature})),
    )
    const problems: Problem[] = []
    const report = (file: string, line: number, message: string) =>
      problems.push({file, line, message})

    for (const {name, package: from} of exported) {
      const rows = entries.filter((entry) => entry.text === name)
      const place = rows[0]?.line ?? placeInIndex(index, from)
      if (rows.length === 0) {
        const message = `the index of ${from} lacks \`${name}\`: add a row that links to its page`
        report(apiPages.index, place, message)
      }
      const [first, ...others] = signatures.filter((signature) => signature.name === name)
      if (!first) {
        const message = `no page shows the signature of \`${name}\`: add a fence with signature="${name}" to its page`
        report(apiPages.index, place, message)
      }
      for (const {page, line} of others) {
        const message = `the signature of \`${name}\` is already at ${first?.page.file}:${first?.line}: keep one`
        report(page.file, line, message)
      }
    }

    for (const {page, line, name} of signatures) {
      if (exported.some((candidate) => candidate.name === name)) continue
      const message = `no package exports \`${name}\`: correct the name in signature="…" or remove the fence`
      report(page.file, line, message)
    }

    const seen = new Set<string>()
    for (const entry of entries) {
      const complain = (message: string) => report(apiPages.index, entry.line, message)
      const name = entry.text
      if (seen.has(name)) complain(`the index has \`${name}\` twice: keep one row`)
      seen.add(name)
      if (entry.link === undefined) {
        complain(
          `write the first cell as one link in code style: [\`${name}\`](./page.mdx)`,
        )
        continue
      }
      const declared = exported.find((candidate) => candidate.name === name)
      if (!declared) {
        complain(`${entry.package} exports no \`${name}\`: remove the row`)
        continue
      }
      if (declared.package !== entry.package) {
        complain(`\`${name}\` belongs to the table of ${declared.package}`)
      }
      const message = targetProblem(site.pages, entry.link, declared)
      if (message) complain(message)
    }

    return {
      problems,
      checked: `${count(exported.length, 'export')} against ${count(entries.length, 'row')} and ${count(signatures.length, 'signature')}`,
    }
  },
}

/** Line of the first table of a package, where a missing row belongs. */
function placeInIndex(index: Page | undefined, from: string): number {
  return (
    index?.tables.find(({line}) => packageAbove(library.packages, index, line) === from)
      ?.line ?? 1
  )
}

/** What is wrong with an index row's link, if anything. The build finds broken links. */
function targetProblem(
  pages: Page[],
  link: string,
  declared: PackageExport,
): string | undefined {
  const [file = '', anchor] = link.split('#')
  const target = path.posix.join(path.posix.dirname(apiPages.index), file)
  const page = pages.find((candidate) => candidate.file === target)
  if (!page) return undefined
  const heading = page.headings.find(({id}) => id === anchor)
  const own = page.headings.find(({text}) => text === declared.name)
  if (own && own !== heading) {
    return `\`${declared.name}\` has a heading of its own on ${target}: link to #${own.id}`
  }
  const signature = page.fences.find((fence) => fence.signature === declared.name)
  return !signature || (heading && !isInSection(page, heading, signature.line))
    ? `links to ${link}, which does not have the signature of \`${declared.name}\`: link to the page or section that does`
    : undefined
}
