import {createHash} from 'node:crypto'

/** The hash that allows an inline script or style sheet in a Content-Security-Policy. */
export function hashInline(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
