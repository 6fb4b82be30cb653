import {renderToStaticMarkup} from 'react-dom/server'
import {describe, expect, it} from 'vitest'
import Loading from '.'

const state = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: null,
  retry: () => undefined,
}

describe('Loading', () => {
  it('shows nothing before the delay, so that quick pages do not flash', () => {
    expect(renderToStaticMarkup(<Loading {...state} />)).toBe('')
  })

  it('says after the delay that the page is loading', () => {
    expect(renderToStaticMarkup(<Loading {...state} pastDelay />)).toContain('Loading…')
  })

  it('shows the error and Retry when the page cannot be loaded', () => {
    const html = renderToStaticMarkup(
      <Loading {...state} error={new Error('No such chunk')} />,
    )
    expect(html).toContain('No such chunk')
    expect(html).toContain('Retry')
  })

  it('offers Retry when the page takes too long', () => {
    const html = renderToStaticMarkup(<Loading {...state} timedOut />)
    expect(html).toContain('takes too long')
    expect(html).toContain('Retry')
  })
})
