// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest'
import {scriptPolicy} from './scriptPolicy'

afterEach(() => {
  vi.unstubAllGlobals()
})

it("accepts URLs of the page's origin and throws on others", () => {
  const createPolicy = (_name: string, rules: unknown) => rules
  vi.stubGlobal('trustedTypes', {createPolicy})
  const policy = scriptPolicy('page-scripts')
  expect(policy?.createScriptURL('/main.js')).toBe('/main.js')
  expect(policy?.createScriptURL(`${location.origin}/a.js`)).toBe(
    `${location.origin}/a.js`,
  )
  expect(() => policy?.createScriptURL('https://evil.example/a.js')).toThrow('refused')
})

it('is undefined where the browser has no Trusted Types', () => {
  expect(scriptPolicy('page-scripts')).toBeUndefined()
})
