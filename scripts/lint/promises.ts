const heading = '## What the site promises\n'

/** Returns the source of a test file, by its path in the repository. */
export type ReadTest = (path: string) => string | undefined

/** The paragraphs, list items and table rows of a section, from its first subheading on. */
function promisesIn(section: string): string[] {
  const firstPart = section.search(/^### /m)
  // The header of a table, with the dashes below it, is not a promise.
  return section
    .slice(firstPart)
    .replaceAll(/^\|.*\n\| ---.*\n/gm, '')
    .split('\n')
    .filter((line) => /^[^#\s]/.test(line))
}

function isTitleIn(source: string, title: string): boolean {
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) =>
    source.includes(`${quoted},`),
  )
}

/** What is wrong with the tests in a footnote such as `` `file`: "title", "title"; … ``. */
function wrongTests(footnote: string, readTest: ReadTest): string[] {
  const files = [
    ...footnote.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`: ("[^"]+"(?:, "[^"]+")*)/g),
  ]
  if (files.length === 0) return ['names no test']
  return files.flatMap(([, path = '', quoted = '']) => {
    const source = readTest(path)
    if (source === undefined) return [`names ${path}, which is gone`]
    return [...quoted.matchAll(/"([^"]+)"/g)]
      .filter(([, title = '']) => !isTitleIn(source, title))
      .map(([title]) => `names ${title}, which is not in ${path}`)
  })
}

/**
 * Checks that each promise cites footnotes, and that each footnote is cited and names tests that exist.
 *
 * @param text the text of ARCHITECTURE.md
 * @returns the problems, one sentence each
 */
export function promiseProblems(text: string, readTest: ReadTest): string[] {
  const [, after = ''] = text.split(heading)
  const footnotes = new Map(
    [...text.matchAll(/^\[\^([\w-]+)\]: (.*)$/gm)].map(([, name = '', tests = '']) => [
      name,
      tests,
    ]),
  )
  const [section = ''] = after.split(/^(?:## |\[\^)/m)
  const promises = promisesIn(section)
  if (promises.length === 0) return [`There are no promises below "${heading.trim()}".`]
  const cited = new Set<string>()
  const problems = promises.flatMap((promise) => {
    const names = [...promise.matchAll(/\[\^([\w-]+)\]/g)].map(([, name = '']) => name)
    for (const name of names) cited.add(name)
    if (names.length > 0 && names.every((name) => footnotes.has(name))) return []
    return [`A footnote is missing for: ${promise}`]
  })
  for (const [name, tests] of footnotes) {
    if (!cited.has(name)) problems.push(`No promise has [^${name}].`)
    for (const wrong of wrongTests(tests, readTest)) {
      problems.push(`[^${name}] ${wrong}.`)
    }
  }
  return problems
}
