import type {CDPSession} from '@playwright/test'

/** Where a finger starts and stops, and how far each of its moves goes, in pixels. */
const path = {x: 195, from: 700, to: 100, step: 60}

/** Scrolls a page down with a finger, as readers do on a phone. */
export async function swipeUp(session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints: [{x: path.x, y}]})
  await touch('touchStart', path.from)
  for (let y = path.from; y >= path.to; y -= path.step) await touch('touchMove', y)
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})
}
