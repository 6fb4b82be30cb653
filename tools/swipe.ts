import type {CDPSession} from '@playwright/test'

/** From where to where a finger moves, and by how much at a time, in pixels. */
const path = {x: 195, from: 700, to: 100, step: 60}

/** Scrolls a page on with a finger, as a reader of a phone does. */
export async function swipeUp(session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints: [{x: path.x, y}]})
  await touch('touchStart', path.from)
  for (let y = path.from; y >= path.to; y -= path.step) await touch('touchMove', y)
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})
}
