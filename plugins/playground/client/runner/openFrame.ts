/** A document that runs programs (../../frame), in a frame of the page. */
export interface OpenFrame {
  url: string
  element: HTMLIFrameElement
  loaded: Promise<void>
}

/**
 * Opens a document that runs programs. It has an opaque origin.
 *
 * @param title names the frame for screen readers
 */
export function openFrame(container: Element, url: string, title: string): OpenFrame {
  const element = document.createElement('iframe')
  element.sandbox.add('allow-scripts')
  element.title = title
  element.referrerPolicy = 'no-referrer'
  element.dataset.state = 'waiting'
  element.src = url
  const loaded = new Promise<void>((resolve) => {
    element.addEventListener('load', () => resolve(), {once: true})
  })
  container.append(element)
  return {url, element, loaded}
}
