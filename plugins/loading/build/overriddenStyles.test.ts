import {expect, it} from 'vitest'
import {dropOverridden} from './overriddenStyles'

it("removes a layer's variable that a rule for the page sets always, and no other", () => {
  const kept =
    '@layer a{.b{--own:1}}:root{--own:3}@media print{:root{--printed:4}}.c{--part:5}'
  const layer = '@layer a{:root{--own:1;--other:2;--printed:2;--part:2;color:red}}'
  const dark = '@layer a.b{html[data-theme="dark"]{--own:1;--other:3}}'
  expect(dropOverridden(layer + dark + kept)).toBe(
    '@layer a{:root{--other:2;--printed:2;--part:2;color:red}}' +
      `@layer a.b{html[data-theme="dark"]{--other:3}}${kept}`,
  )
})

it('keeps a sheet of one layer', () => {
  const css = '@layer a{:root{--own:1}}'
  expect(dropOverridden(css)).toBe(css)
})
