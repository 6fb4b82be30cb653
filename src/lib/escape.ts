const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (character: string) => escapes[character] ?? character

/** Writes text so that HTML shows it as it is in an element, in as few bytes as possible. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, escape)
}

/** Writes text so that HTML or XML shows it as it is, in elements and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, escape)
}

/** Reads text that `escapeHtml` has written. */
export function unescapeHtml(html: string): string {
  return Object.entries(escapes).reduceRight(
    (text, [character, escape]) => text.replaceAll(escape, character),
    html,
  )
}
