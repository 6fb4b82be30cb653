export type CopyState = 'idle' | 'copied' | 'failed'

/** What a button says in each state. */
export const messages: Record<CopyState, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Failed',
}

/** How long a button says what has happened, in milliseconds. */
export const messageDurationMs = 2000
