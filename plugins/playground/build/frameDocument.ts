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
  const hashes = (texts: string[]) =>
    texts.map((text) => `'${hashInline(text)}'`).join(' ')
  return [
    "default-src 'none'",
    `script-src ${hashes(parts.map(({script}) => script))} 'unsafe-eval'`,
    `style-src ${hashes(parts.map(({styles}) => styles))}`,
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
 * @param receive begins the document of a run (plugins/playground/frame/receive.ts)
 * @param packages what a run imports. It evaluates them while the rest loads
 * @param run runs a program, in a frame for each run (plugins/playground/frame/run.tsx)
 * @throws when a part cannot be inline
 */
export function frameDocument(
  shell: Part,
  receive: Part,
  packages: Part,
  run: Part,
): string {
  for (const {script, styles} of [shell, receive, packages, run])
    if (/<\/script|<!--/i.test(script) || /<\/style/i.test(styles))
      throw new Error('The frame of the playground has code that cannot be inline.')
  const inner = {script: receive.script, styles: packages.styles + run.styles}
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf([shell, inner])}">`
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${policy}` +
    `<title>${title}</title><style>${shell.styles}</style></head><body>` +
    `<template><title>${title}</title><style>${inner.styles}</style>` +
    `<script>${inner.script}</script></template><script>${shell.script}</script>` +
    `<script type="text/plain">${packages.script}</script>` +
    `<script type="text/plain">${run.script}</script></body></html>\n`
  )
}
