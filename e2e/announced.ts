import {expect, type Page} from './fixtures'

/**
 * Waits until an element has a text, and expects the element to be a live region in the
 * browser's accessibility tree, which depends on `aria-live`, on roles and on what is hidden.
 */
export async function expectAnnounced(
  page: Page,
  selector: string,
  text: string | RegExp,
): Promise<void> {
  await expect(page.locator(selector)).toHaveText(text)
  const client = await page.context().newCDPSession(page)
  const {root} = await client.send('DOM.getDocument')
  const {nodeId} = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector,
  })
  const {nodes} = await client.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  })
  await client.detach()
  const live = nodes[0]?.properties?.find(({name}) => name === 'live')
  expect(live?.value.value, `${selector} is announced`).toMatch(/^(?:polite|assertive)$/)
}
