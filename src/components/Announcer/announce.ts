/** The element that screen readers listen to; Announcer renders it once for all pages. */
export const announcerId = 'announcer'

/**
 * Has screen readers say a message when they have finished what they are saying.
 *
 * @returns withdraws the message, unless another one has taken its place
 */
export function announce(message: string): () => void {
  const announcer = document.getElementById(announcerId)
  if (announcer) announcer.textContent = message
  return () => {
    if (announcer?.textContent === message) announcer.textContent = ''
  }
}
