/** The element that screen readers listen to; Announcer renders it once for all pages. */
export const announcerId = 'announcer'

/** Has screen readers say a message when they have finished what they are saying. */
export function announce(message: string): void {
  const announcer = document.getElementById(announcerId)
  if (announcer) announcer.textContent = message
}
