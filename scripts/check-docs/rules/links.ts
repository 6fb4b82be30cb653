import {readFileSync, statSync} from 'node:fs'
import path from 'node:path'
import {globSync} from 'tinyglobby'
import {parseHtml, type HtmlPage} from '../../../tools/html'
import type {Problem} from '../problem'
import {count, type Rule} from '../rule'
import type {Build} from '../site'

/** Checks every address in the built HTML that stays on the site. */
export const links: Rule = {
  name: 'links',
  description: 'every internal link of the build has a target (only with --built)',
  check({root, build}) {
    if (!build) return {problems: []}
    const folder = path.resolve(root, build.folder)
    const files = globSync('**/*.html', {cwd: folder}).sort()
    const pages = new Map(
      files.map((file) => [
        file,
        parseHtml(readFileSync(path.join(folder, file), 'utf8')),
      ]),
    )
    const problems: Problem[] = []
    let checked = 0
    for (const [file, page] of pages) {
      const base = new URL(
        `${build.baseUrl}${file.replace(/(?:index)?\.html$/, '')}`,
        originOf(page),
      )
      const seen = new Set<string>()
      for (const {url, line} of page.links) {
        if (seen.has(url)) continue
        seen.add(url)
        const target = parseUrl(url, base)
        if (target && isElsewhere(target, base)) continue
        checked += 1
        const message = target
          ? targetProblem(target, folder, build, pages)
          : `${url} is no address: correct it`
        if (message) {
          problems.push({file: path.posix.join(build.folder, file), line, message})
        }
      }
    }
    if (files.length === 0) {
      problems.push({
        file: build.folder,
        line: 1,
        message: 'has no HTML file: build the site first with `npm run build`',
      })
    }
    return {
      problems,
      checked: `${count(checked, 'link')} in ${count(files.length, 'HTML file')}`,
    }
  },
}

/** The site's own origin, so that absolute links to it are checked as well. */
function originOf({canonical}: HtmlPage): string {
  return canonical && URL.canParse(canonical)
    ? new URL(canonical).origin
    : 'http://site.invalid'
}

function parseUrl(url: string, base: URL): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined
}

function isElsewhere({protocol, origin}: URL, base: URL): boolean {
  return protocol === 'javascript:' ? false : origin !== base.origin
}

/** What is wrong with an address of the site, if anything. */
function targetProblem(
  {protocol, pathname, hash}: URL,
  folder: string,
  {baseUrl}: Build,
  pages: Map<string, HtmlPage>,
): string | undefined {
  if (protocol === 'javascript:') return 'runs a script: use a button or a real address'
  if (!`${pathname}/`.startsWith(baseUrl)) {
    return `${pathname} leaves the base URL ${baseUrl}: link within it`
  }
  const name = decode(pathname.slice(baseUrl.length)).replace(/\/$/, '')
  const file = [name, `${name}.html`, path.posix.join(name, 'index.html')].find(
    (candidate) =>
      statSync(path.join(folder, candidate), {throwIfNoEntry: false})?.isFile(),
  )
  if (!file) return `${pathname} does not exist in the build: correct the link`

  const id = decode(hash.slice(1))
  const target = pages.get(file)
  return target && id && id !== 'top' && !target.ids.has(id)
    ? `${pathname} has no id "${id}": correct the anchor`
    : undefined
}

/** Decodes a part of an address; one that is not encoded well names nothing that exists. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
