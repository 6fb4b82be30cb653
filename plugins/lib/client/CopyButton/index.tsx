import {useEffect, useState, type ReactNode} from 'react'
import {announce} from '../Announcer'
import {messageDurationMs, messages, type CopyState} from './states'
import styles from './styles.module.css'

interface Props {
  /** What the button does, such as "Copy code". */
  label: string
  /** Called when the button is pressed; returns the text to copy. */
  text: () => string | Promise<string>
}

/**
 * Copies text that may still be loading. Safari lets a page copy only in direct response to a
 * press, so text that is still loading is passed as a promise. A page on plain http has no
 * clipboard, but an old command works there.
 */
async function copyText(text: string | Promise<string>): Promise<void> {
  if (!('clipboard' in navigator)) {
    const {default: copy} = await import('copy-text-to-clipboard')
    if (!copy(await text)) throw new Error('The browser did not copy.')
    return undefined
  }
  if (typeof text === 'string' || !('ClipboardItem' in window)) {
    return navigator.clipboard.writeText(await text)
  }
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}))
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})])
}

/** Copies text to the clipboard and says whether that worked. */
export function CopyButton({label, text}: Props): ReactNode {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), messageDurationMs)
    return () => clearTimeout(timer)
  }, [state])

  const finish = (result: 'copied' | 'failed') => {
    setState(result)
    announce(messages[result])
  }

  const copy = async () => {
    try {
      await copyText(text())
      finish('copied')
    } catch {
      // The browser refused, or the text could not be loaded.
      finish('failed')
    }
  }

  return (
    <button
      type="button"
      className={styles.button}
      data-state={state}
      aria-label={state === 'idle' ? label : messages[state]}
      onClick={() => void copy()}
    >
      {messages[state]}
    </button>
  )
}
