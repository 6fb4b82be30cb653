import type {Bundle} from '../../lib/bundle'
import {hashInline} from '../../lib/hashInline'

type Part = Pick<Bundle, 'script' | 'styles'>

const title = 'What the program shows'

/**
 * The policy of the document, and of the frames in it, which run a reader's code. It allows only
 * the document's own code, evaluation and data images, so nothing can be requested, and the
 * frames cannot navigate.
 */
function policyOf(parts: readonly Part[]): string {
  const hashes = (texts: string[]) => texts.map((text) => `'${hashInline(text)}'`)
  return [
    "default-src 'none'",
    `script-src ${hashes(parts.map(({script}) => script)).join(' ')} 'unsafe-eval'`,
    `style-src ${hashes(parts.flatMap(({styles}) => styles || [])).join(' ')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/**
 * Makes the document that the page shows in a frame. It contains everything it needs: browsers
 * disagree on what `'self'` means for a document without an origin.
 *
 * @param shell manages the runs (plugins/playground/frame/shell.ts)
 * @param receive takes the code of a run (plugins/playground/frame/receive.ts)
 * @param run runs a program, in a frame for each run (plugins/playground/frame/run.tsx). It comes
 *   last: the first of these frames opens while it loads
 * @throws when a part cannot be inline
 */
export function frameDocument(shell: Part, receive: string, run: Part): string {
  const parts = [shell, run, {script: receive, styles: ''}]
  for (const {script, styles} of parts)
    if (/<\/script|<!--/i.test(script) || /<\/style/i.test(styles))
      throw new Error('The frame of the playground has code that cannot be inline.')
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(parts)}">`
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${policy}` +
    `<title>${title}</title><style>${shell.styles}</style></head><body>` +
    `<template><title>${title}</title><style>${run.styles}</style>` +
    `<script>${receive}</script></template><script>${shell.script}</script>` +
    `<script type="text/plain">${run.script}</script></body></html>\n`
  )
}
