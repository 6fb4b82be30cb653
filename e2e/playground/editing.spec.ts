import {expectAnnounced} from '../announced'
import {quickOrDeep} from '../deep'
import {hydrate} from '../fixtures'
import {
  collectRequests,
  counter,
  expect,
  expectOnStage,
  expectText,
  expectVisible,
  gettingStarted,
  startEditing,
  test,
  type Page,
  type Playground,
} from './fixtures'
import {downloadButton, downloaded, versionOf} from './takeAlong'
import {denials, thief} from './thief'

/** Examples for both renderers and each kind of frame. `npm test` edits the first. */
const pages = quickOrDeep(
  [[gettingStarted, counter]],
  [
    [gettingStarted, counter, 'getting-started-login', 'form-validation-reset'],
    ['/docs/api/mount-components', 'mount', 'with', 'map-items', 'times'],
    [
      '/docs/rendering/using-the-custom-renderer',
      'portal',
      'error-boundary',
      'custom-renderer-island',
    ],
  ],
) as [path: string, name: string, ...others: string[]][]

const endlessError = 'Error: This does not come to an end, so it was stopped.'

/** An example's source, with more JSX at the top of the stage. */
function withJsx({source}: Playground, jsx: string): string {
  return source.replace('<div className="stack">', (start) => start + jsx)
}

/** The source with a word at the top; `shownWord` finds the word. */
function withWord(playground: Playground, word: string): string {
  return withJsx(playground, `<b data-testid="shown">${word}</b>`)
}

function shownWord({stage}: Playground) {
  return stage.getByTestId('shown')
}

/** The source with a statement in the component, and the line of the statement. */
function withStatement({source}: Playground, statement: string) {
  const component = /export default function \w+\(\) \{/
  const text = source.replace(component, (start) => `${start}\n${statement}`)
  return {text, line: text.slice(0, text.indexOf(statement)).split('\n').length}
}

// The console reports errors of programs and everything that is blocked.
test.use({
  provoked:
    /stolen|sandboxed|Content Security Policy|no (map|picture|effect|promise|click)|does not come to an end|There is no module|must export|already been declared|ERR_INTERNET_DISCONNECTED|Loading chunk/,
})

async function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      // Stored whenever a page is left.
      (key) => !['sidebar-scroll', 'scroll-positions'].includes(key),
    ),
  )
}

for (const [path, name, ...others] of pages) {
  const names = [name, ...others]
  test(`${names.join(', ')} can be edited`, async ({openEditors, page}) => {
    // No URL can inject code.
    const code = encodeURIComponent('export default () => <b>foreign</b>')
    const parameters = `?code=${code}&example.${name}=${code}#code=${code}`
    const playgrounds = await openEditors(path + parameters, name, ...others)
    // From here on, only edits may add storage keys.
    const stored = await storedKeys(page)

    await test.step('a change is shown', async () => {
      for (const playground of playgrounds) {
        expect(await playground.text()).toBe(playground.source)
        await playground.write(withWord(playground, 'Changed'))
        await expectText(shownWord(playground), 'Changed')
        await expect(playground.status).toBeEmpty()
      }
    })

    await test.step('a rendering error is reported, and can be repaired', async () => {
      for (const playground of playgrounds) {
        const {text, line} = withStatement(playground, "throw new Error('no picture')")
        await playground.write(text)
        await expect(playground.status).toHaveText(`Line ${line}: Error: no picture`)
        await expectText(shownWord(playground), 'Changed')
        await playground.write(withWord(playground, 'Repaired'))
        await expectText(shownWord(playground), 'Repaired')
        await expect(playground.status).toBeEmpty()
      }
    })

    await test.step('a hostile program is denied access to everything', async () => {
      const address = page.url()
      const requests = collectRequests(page)
      for (const {example, stage, write} of playgrounds) {
        await write(thief)
        await expectText(stage.getByTestId('attempts'), denials)
        const frame = example.locator('iframe')
        await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
      }
      expect(requests.filter((url) => url.includes('stolen'))).toEqual([])
      expect(page.url()).toBe(address)
      expect(page.context().pages()).toHaveLength(1)
      expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
      expect(await page.context().cookies()).toEqual([])
      const added = (await storedKeys(page)).filter((key) => !stored.includes(key))
      expect(added).toHaveLength(names.length)
      for (const name of names) {
        expect(added).toContainEqual(expect.stringMatching(`^example\\.${name}`))
      }
    })

    await test.step('a change survives a reload', async () => {
      await page.reload()
      await hydrate(page)
      for (const {example} of playgrounds) {
        await expect(example.getByText('Edited', {exact: true})).toBeVisible()
      }
      await startEditing(playgrounds)
      for (const playground of playgrounds) {
        await expectText(playground.stage.getByTestId('attempts'), denials)
        expect(await playground.text()).toBe(thief)
      }
    })

    await test.step('Reset restores the original source', async () => {
      for (const {reset} of playgrounds) await reset.press('Enter')
      for (const playground of playgrounds) {
        const attempts = playground.stage.getByTestId('attempts')
        await expectOnStage((options) => expect(attempts).toHaveCount(0, options))
        expect(await playground.text()).toBe(playground.source)
        await expect(playground.example.getByText('Edited', {exact: true})).toHaveCount(0)
      }
      expect(await storedKeys(page)).toEqual(stored)
    })
  })
}

test('every mistake is reported, with its line if it has one; a renderer may be imported', async ({
  openEditors,
  page,
}) => {
  const [playground] = await openEditors(gettingStarted, counter)
  const {source, stage, status, write} = playground
  const program = 'export default function A() {\n  return <p>a</p>\n}\n'
  const loop = withStatement(playground, 'while (true);')
  const stackIndex = source.split('\n').findIndex((line) => line.includes('"stack"'))
  // Lines are counted from 1, and the attribute is on the line below.
  const attributeLine = stackIndex + 2

  for (const [text, message] of [
    [
      withJsx(playground, '\n<fast-div title="a" />'),
      `Line ${attributeLine}: fast-div does not take the attribute title.`,
    ],
    [`import 'lodash'\n${source}`, /^Line 1: Error: There is no module "lodash" here\./],
    [
      `${program}import './support/use'`,
      /^Line 4: Error: There is no module ".\/support\/use" here\./,
    ],
    [
      `import {useEffect} from 'react'\n${program.replace('\n', "\n useEffect(() => {\n throw new Error('no effect')\n })\n")}`,
      'Line 4: Error: no effect',
    ],
    [
      `${program}void Promise.reject(new Error('no promise'))`,
      'Line 4: Error: no promise',
    ],
    [`${program}const a = 1\nconst a = 2`, /^Line 5: SyntaxError: .*already been/],
    [`${program}const = 1`, 'Line 4: Unexpected token'],
    [loop.text, `Line ${loop.line}: ${endlessError}`],
    ['export const a = 1', 'Error: The program must export a component by default.'],
    [
      `throw new Error('<img src=x onerror=top.stolen=1>')`,
      'Line 1: Error: <img src=x onerror=top.stolen=1>',
    ],
  ] as const) {
    await write(text)
    await expect(status).toHaveText(message)
  }
  await expectAnnounced(page, `[data-example="${counter}"] [role=status]`, /^Line 1: /)
  // The tag in the last message is shown as text.
  await expect(status.locator('img')).toHaveCount(0)
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)

  const statement = "const fail = () => { throw new Error('no click') }"
  const {text, line} = withStatement(playground, statement)
  const button = '<button onClick={fail}>Fail</button>'
  await write(text.replace('<p className="muted">', (start) => button + start))
  const fail = stage.getByRole('button', {name: 'Fail', exact: true})
  await expectVisible(fail)
  await fail.click()
  await expect(status).toHaveText(`Line ${line}: Error: no click`)
  await expect(fail).toBeVisible()
  await write(
    `import {version} from 'react-dom'\n${source.replace('Renders:', '{version} Renders:')}`,
  )
  await expectVisible(stage.getByText(/18\.\S+ Renders/))
  await expect(status).toBeEmpty()

  // The loop of a ResizeObserver is no mistake.
  const grow = `
const box = document.body.appendChild(document.createElement('div'))
box.dataset.testid = 'size'
new ResizeObserver(() => {
  const size = Math.min(box.offsetHeight + 10, 100)
  box.style.height = size + 'px'
  box.textContent = String(size)
}).observe(box)`
  await write(source + grow)
  // Browsers do not animate a frame that is off the screen.
  await playground.example.locator('[data-example-stage]').scrollIntoViewIfNeeded()
  await expectText(stage.getByTestId('size'), '100')
  await expect(status).toBeEmpty()
})

test('an endless handler is stopped, and a program that cannot be stopped or leaves its frame is removed and can be corrected', async ({
  openEditors,
  page,
  provokes,
}) => {
  provokes(/Framing '|failed: .*\bcsp$/)
  const [playground] = await openEditors(gettingStarted, counter)
  const {example, source, stage, status, write} = playground
  await write(withJsx(playground, '<button onClick={() => { for (;;); }}>Loop</button>'))
  const loop = stage.getByRole('button', {name: 'Loop'})
  await expectVisible(loop)
  await loop.click()
  await expect(status).toContainText(endlessError)
  await stage.getByRole('button', {name: 'Pick up a coin'}).click()
  await expectText(stage.getByTestId('coins'), '1')

  // A loop in a string gets no check that could stop it.
  await write(`new Function('for (;;);')()\n${source}`)
  await expect(status).toContainText('did not answer for 2 seconds and was stopped')
  await expect(example.locator('iframe')).toHaveCount(0)
  // The page itself was not blocked.
  expect(await page.evaluate(() => document.title)).toContain('Getting started')

  // Each change of the storage is a message. They may arrive in more than one interval.
  await write(`for (let i = 0; i < 10_000; i++) localStorage.clear()\n${source}`)
  await expect(status).toContainText('sent too many messages and was stopped')

  // Its frame cannot be led to another address.
  const requests = collectRequests(page)
  for (const address of quickOrDeep(
    ['/stolen', 'https://example.com/stolen'],
    ['/stolen', 'https://example.com/stolen', 'data:text/html,stolen'],
  )) {
    await write(`setTimeout(() => location.assign('${address}'))\n${source}`)
    await expect(status).toContainText('did not answer')
    await write(source)
    await expectText(stage.getByTestId('coins'), '0')
    await expect(status).toBeEmpty()
  }
  const sent = requests.filter((url) => url.startsWith('http') && url.includes('stolen'))
  expect(sent).toEqual([])
})

test('a change can be copied, reported and downloaded, and survives closing the editor and leaving the page', async ({
  context,
  openEditors,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [{edit, example, reset, source, stage, write}] = await openEditors(
    gettingStarted,
    counter,
  )
  const edited = example.getByText('Edited', {exact: true})
  const add = stage.getByRole('button', {name: 'Pick up a coin'})
  // The page suggests this change.
  await expect(page.getByText('make addOne count in fives')).toBeVisible()
  const changed = source.replace('coins + 1', 'coins + 5')
  await write(changed)
  await example.getByRole('button', {name: 'Copy code'}).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(changed)

  await test.step('the report has the program', async () => {
    const report = example.getByRole('link', {name: 'Report with this program'})
    const programInReport = async () => {
      const {searchParams} = new URL((await report.getAttribute('href')) ?? '')
      return searchParams.get('body')
    }
    await expect.poll(programInReport).toContain(`\n${changed}\n`)
    expect(await programInReport()).toContain(
      `@react-facet/core ${versionOf('@react-facet/core')}`,
    )
  })

  await test.step('the project has the program, and its code is loaded only on Download', async () => {
    const requests = collectRequests(page)
    await context.setOffline(true)
    await downloadButton(example).press('Enter')
    await expect(example.getByRole('alert')).toHaveText(/could not be loaded/)
    await context.setOffline(false)
    const project = await downloaded(page, example)
    expect(requests.filter((url) => url.endsWith('.js'))).not.toEqual([])
    await expect(example.getByText('could not be loaded')).toHaveCount(0)
    expect(project[`${counter}/${counter}.tsx`]).toBe(changed)
    expect(project[`${counter}/support/useRenderCount.ts`]).toContain('useRef')
    expect(project[`${counter}/README.md`]).toContain(`${gettingStarted}/>`)
    expect(JSON.parse(project[`${counter}/package.json`] ?? '')).toMatchObject({
      dependencies: {react: versionOf('react')},
      devDependencies: {vite: versionOf('vite')},
    })
  })

  await edit.click()
  await expect(edit).toHaveAttribute('aria-pressed', 'false')
  expect(await example.locator('pre code').textContent()).toBe(source)
  await expect(edited).toBeVisible()
  // The program of the page runs again.
  await add.click()
  await expectText(stage.getByTestId('coins'), '1')

  await page.locator('.pagination-nav__link--next').click()
  await expect(page).not.toHaveURL(/getting-started/)
  await page.goBack()
  await expect(edited).toBeVisible()
  await edit.click()
  await expectVisible(add)
  await add.click()
  await add.click()
  await expectText(stage.getByTestId('coins'), '10')
  await expectText(stage.getByTestId('renders'), '1')
  await edit.click()
  // Reset also works while the editor is closed.
  await reset.click()
  await expect(edited).toHaveCount(0)
  await edit.click()
  await expectVisible(add)
  await add.click()
  await expectText(stage.getByTestId('coins'), '1')
})
