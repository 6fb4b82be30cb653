import {expect, it} from 'vitest'
import {place} from './place'

const area = {left: 100, top: 200, width: 400, height: 300}
const tooltip = {left: 0, top: 0, width: 150, height: 50}
const anchor = {left: 120, top: 300, width: 30, height: 20}

it('the tooltip is below the anchor, aligned with its left edge', () => {
  expect(place(anchor, tooltip, area, 800)).toEqual({left: 20, top: 124})
})

it('the tooltip stays between the edges of the area; if it is wider, it begins at the left edge', () => {
  expect(place({...anchor, left: 480}, tooltip, area, 800).left).toBe(246)
  expect(place({...anchor, left: 90}, tooltip, area, 800).left).toBe(4)
  expect(place(anchor, {...tooltip, width: 500}, area, 800).left).toBe(4)
})

it('the tooltip is above if there is no room below, unless the navbar would cover it', () => {
  expect(place(anchor, tooltip, area, 360).top).toBe(46)
  expect(place({...anchor, top: 100}, tooltip, area, 160).top).toBe(-76)
})
