export const announcerId = 'announcer'

/**
 * Makes screen readers say a message once they have finished speaking.
 *
 * @returns a function that withdraws the message, unless another one has replaced it
 */
export function announce(message: string): () => void {
  const announcer = document.getElementById(announcerId)
  if (announcer) announcer.textContent = message
  return () => {
    if (announcer?.textContent === message) announcer.textContent = ''
  }
}
