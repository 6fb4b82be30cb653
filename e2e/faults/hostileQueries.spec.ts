import {expect, test} from '../fixtures'

const payloads = [
  '<img src=x onerror="window.executed=1">',
  '"><script>window.executed=1</script>',
  '<svg/onload=window.executed=1>',
  'javascript:window.executed=1',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '../../etc/passwd',
  '%00%0d%0a',
  '%E0%A4%A',
  '\u202Eevil',
  '\u0000\u0007',
  `${'a'.repeat(63)}😀`,
  'x'.repeat(5000),
  '{{7*7}}${7*7}',
  '[]',
  "'; DROP TABLE pages; --",
]

for (const payload of payloads) {
  test(`the query ${JSON.stringify(payload.slice(0, 40))} is only text`, async ({
    openPage,
  }) => {
    const page = await openPage(`/search?${new URLSearchParams({q: payload})}`)
    await expect(page.getByRole('heading', {level: 1})).not.toContainText('crashed')
    await expect(page.getByRole('searchbox')).not.toHaveValue('')
    expect(await page.evaluate(() => 'executed' in window)).toBe(false)
    await page.getByRole('searchbox').fill('useFacetMap')
    await expect(page.getByRole('main').locator('ol > li').first()).toContainText(
      'useFacetMap',
    )
  })
}
