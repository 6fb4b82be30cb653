import {element} from '../../lib/client/element'
import {findMenu} from './menu'
import {listedScripts} from './scriptLoader'

/** Whether the host has another version of this page by now, with other scripts. */
async function isOutdated(): Promise<boolean> {
  const response = await fetch(location.href, {cache: 'no-cache'})
  const page = await response.text()
  // A host may answer with something else, such as a page to sign in.
  return response.ok && page.includes('page-scripts') && !page.includes(listedScripts())
}

function show(text: string): HTMLElement {
  const button = (label: string, press: () => void) => {
    const attributes = {type: 'button', class: 'button button--primary'}
    const created = element('button', attributes, label)
    created.addEventListener('click', press)
    return created
  }
  const message = element('p', {role: 'alert', class: 'alert alert--warning'})
  // Set here, because a style sheet may be missing, too.
  const place = {position: 'fixed', inset: 'auto 0 0', margin: '0', zIndex: '1000'}
  const row = {display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem'}
  Object.assign(message.style, place, row)
  // The menu would cover the message.
  findMenu()?.close()
  document.body.append(message)
  // Screen readers announce what is added to an alert that is there.
  message.append(
    text,
    button('Reload', () => location.reload()),
    button('Close', () => message.remove()),
  )
  return message
}

/**
 * Says why a control does nothing: scripts that it needs are missing. After a deploy, the files
 * of an open page are gone, and only the new version of the page names the new ones.
 *
 * @returns `explain` shows a message, unless one is shown; with `onlyOutdated`, only if there is
 *   a new version of the page. `hide` removes it.
 */
export function createExplainer() {
  let message: HTMLElement | undefined
  let isAsking = false
  return {
    explain: async ({onlyOutdated = false} = {}) => {
      if (isAsking || message?.isConnected) return
      isAsking = true
      const outdated = await isOutdated().catch(() => false)
      isAsking = false
      if (outdated) message = show('This page has changed since you opened it.')
      else if (!onlyOutdated)
        message = show(
          'A part of this page could not be loaded yet. Check your connection.',
        )
    },
    hide: () => message?.remove(),
  }
}
