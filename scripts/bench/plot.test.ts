// @vitest-environment jsdom
import {expect, it} from 'vitest'
import {resultOf} from './fixture'
import {drawPlot} from './plot'

it('draws bars in proportion and says in words what it shows', () => {
  const svg = drawPlot([
    resultOf('ours', 10, 1000),
    {...resultOf('stock', 10, 4000), title: 'R & D'},
  ])
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const widths = [...document.querySelectorAll('rect')].map((rect) =>
    Number(rect.getAttribute('width')),
  )
  const [card = 0, ours = 0, stock = 0] = widths
  expect(stock / ours).toBeCloseTo(4, 1)
  expect(stock).toBeLessThan(card)
  expect(document.querySelector('desc')?.textContent).toContain(
    'Transferred before anybody touches the page, kB: The ours site 1.5, R & D 6.0.',
  )
})
