const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (character: string) => escapes[character] ?? character

/** Escapes text for the content of an HTML element, in as few bytes as possible. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, escape)
}

/** Escapes text for elements and attributes of HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, escape)
}

/** Reverses `escapeHtml`. */
export function unescapeHtml(html: string): string {
  return Object.entries(escapes).reduceRight(
    (text, [character, entity]) => text.replaceAll(entity, character),
    html,
  )
}
