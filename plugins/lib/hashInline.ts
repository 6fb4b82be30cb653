import {createHash} from 'node:crypto'

/** The hash by which a Content-Security-Policy allows an inline script or style sheet. */
export function hashInline(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
