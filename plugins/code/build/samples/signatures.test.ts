import {unified} from 'unified'
import {expect, it} from 'vitest'
import {parseMdx} from '../../../content/mdx'
import {createMarkdownReader} from '../../../content/reader'
import {writeTestSite} from '../../../lib/test/writeTestSite'
import {hud, hudFiles} from '../../test/hud'
import {createSignatures, remarkSignatures} from './signatures'

const site = writeTestSite({
  ...hudFiles,
  'node_modules/game/package.json': '{"name": "game", "types": "index.d.ts"}',
  'node_modules/game/index.d.ts': `interface Sound {
    "file": string;
}
/** Comments are not shown. */
export declare function play(sound: Sound): void;
/** Nor is this. */
export declare function play(file: string, volume: number): void;
export declare const mix: (sounds: Sound[], volume: number, whenTheSoundEnds: (sound: Sound) => void) => Sound;
`,
  'a.mdx': 'A\n\n```ts signature="drop"\n```\n',
})
const signatureOf = createSignatures(site, {...hud, packages: ['hud', 'game']})

it.each([
  ['take', 'function take(weapon: Weapon): None'],
  ['Weapon', 'interface Weapon {\n  ammo: number\n}'],
  ['context', 'const context: Weapon & Kind'],
  // Declared by the site, as an addition to the package.
  ['drop', 'function drop(weapon: Weapon): void'],
  [
    'mix',
    'const mix: (\n  sounds: Sound[],\n  volume: number,\n  whenTheSoundEnds: (sound: Sound) => void,\n) => Sound',
  ],
  [
    'play, Sound',
    'function play(sound: Sound): void\nfunction play(file: string, volume: number): void\n\n' +
      'interface Sound {\n  file: string\n}',
  ],
])('writes the declaration of %s', async (names, signature) => {
  expect(await signatureOf(names.split(', '))).toBe(signature)
})

it('writes the same in the page and in what other plugins read', async () => {
  const file = await createMarkdownReader(site, {signatureOf})('a.mdx')
  const code = {value: 'function drop(weapon: Weapon): void'}
  expect((await file.tree()).children[1]).toMatchObject(code)
  const page = unified().use(remarkSignatures(signatureOf))
  expect((await page.run(parseMdx(file.text))).children[1]).toMatchObject(code)
})

it.each([
  ['"gone"', '', 'signature="gone": hud, game export no `gone`: correct the name.'],
  // Only `hud` declares it.
  ['"play, Kind"', '', 'The file of `play` declares no `Kind`: remove it.'],
  [
    '"take"',
    'const take: 1\n',
    'signature="take": The build writes it: empty the fence.',
  ],
])('names the line of a wrong signature=%s', async (names, code, message) => {
  const page = `A\n\n\`\`\`ts signature=${names}\n${code}\`\`\`\n`
  const run = unified().use(remarkSignatures(signatureOf)).run(parseMdx(page))
  await expect(run).rejects.toMatchObject({
    message: expect.stringContaining(message) as string,
    line: 3,
  })
})
