import type {Browser} from '@playwright/test'
import {swipeUp} from '../../tools/swipe'
import {phone, rest, withPage, type Tab} from './measure'

/** What a page has transferred when it was read to its end, in bytes, headers included. */
export interface Reading {
  /** On a computer, with a wheel. */
  wheel: number
  /** On a phone, with a finger. */
  touch: number
}

/** Pixels of the page that a turn of the wheel goes on by. */
const STEP = 600

const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1

async function readToEnd(tab: Tab, goOn: () => Promise<unknown>): Promise<number> {
  while (!(await tab.page.evaluate(isAtEnd))) await goOn()
  await rest(tab)
  return Object.values(tab.traffic.bytes).reduce((sum, size) => sum + size, 0)
}

/** Measures what it costs to read a page to its end and do nothing else. */
export async function measureReading(browser: Browser, url: string): Promise<Reading> {
  const wheel = await withPage(browser, url, async (tab) => {
    await tab.page.mouse.move(640, 400)
    return readToEnd(tab, () => tab.page.mouse.wheel(0, STEP))
  })
  const readOnPhone = async (tab: Tab) => {
    const session = await tab.page.context().newCDPSession(tab.page)
    return readToEnd(tab, () => swipeUp(session))
  }
  return {wheel, touch: await withPage(browser, url, readOnPhone, phone)}
}
