import {describe, expect, it} from 'vitest'
import {hashInline} from './hashInline'

describe('hashInline', () => {
  it('is the hash of CSP, example of its specification', () => {
    expect(hashInline("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    )
  })
})
