import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {stripVTControlCharacters} from 'node:util'
import type {Pair} from './photograph'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 1rem; }
section { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem; }
h2, section > p { grid-column: 1 / -1; margin: 1rem 0 0; white-space: pre-wrap; }
figure { margin: 0; }
img { display: block; max-width: 100%; }
input { width: 100%; }
/* Equal pixels are black; the smallest difference is bright. */
.difference { background: black; filter: brightness(255); }
.difference, .overlaid { display: grid; justify-items: start; align-items: start; isolation: isolate; }
:is(.difference, .overlaid) > img { grid-area: 1 / 1; }
.difference > img { mix-blend-mode: difference; }
.overlaid > :last-child { clip-path: inset(0 0 0 var(--at, 50%)); }`

/** Something to look at, with its title. */
const figure = (title: string, content: string) =>
  `<figure><figcaption>${title}</figcaption>${content}</figure>`

function sectionOf({name, pictures}: Pair, files: readonly [string, string]): string {
  const problems = pictures.flatMap((picture, index) =>
    picture instanceof Error
      ? [
          `<p>${index === 0 ? 'A' : 'B'}: ${escapeHtml(stripVTControlCharacters(picture.message))}</p>`,
        ]
      : [],
  )
  const [a, b] = files.map((file) => `<img src="${file}" alt="">`)
  const figures =
    problems.length > 0
      ? problems
      : [
          figure('A', `<a href="${files[0]}">${a}</a>`),
          figure('B', `<a href="${files[1]}">${b}</a>`),
          figure('Difference', `<div class="difference">${a}${b}</div>`),
          figure(
            'A, and B to the right of the slider',
            `<input type="range" value="50" aria-label="Where B begins" oninput="this.nextElementSibling.style.setProperty('--at', this.value + '%')"><div class="overlaid">${a}${b}</div>`,
          ),
        ]
  return `<section><h2>${escapeHtml(name)}</h2>${figures.join('')}</section>`
}

/**
 * Writes a page that shows the pictures that differ, beside and overlaid.
 *
 * @param folder is emptied first
 * @param titles what A and B are
 * @returns a sentence that says how many differ
 */
export function writeReport(
  folder: string,
  titles: readonly [string, string],
  pairs: readonly Pair[],
): string {
  rmSync(folder, {recursive: true, force: true})
  mkdirSync(folder, {recursive: true})
  const differing = pairs.filter(({differs}) => differs)
  const sections = differing.map((pair, index) => {
    const files = [`${index + 1}-a.png`, `${index + 1}-b.png`] as const
    for (const [site, picture] of pair.pictures.entries()) {
      const file = files[site]
      if (file && !(picture instanceof Error)) writeFileSync(join(folder, file), picture)
    }
    return sectionOf(pair, files)
  })
  const summary = `${differing.length} of ${pairs.length} pictures differ.`
  const same = pairs.filter(({differs}) => !differs)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${summary}</title>
<style>${style}</style>
<h1>${summary}</h1>
<p>A: ${escapeHtml(titles[0])}<br>B: ${escapeHtml(titles[1])}</p>
${sections.join('\n')}
<h2>No pixel differs</h2>
<ul>${same.map(({name}) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>
</html>
`,
  )
  return summary
}
