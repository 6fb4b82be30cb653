import type {ReactNode} from 'react'
import {useEffect} from 'react'
import {announce, announcerId} from './announce'
import styles from './styles.module.css'

/**
 * Tells screen readers which page they have come to: a change of route loads no document,
 * so that they would say nothing. It announces the title once that is the new page's.
 */
export function Announcer(): ReactNode {
  useEffect(() => {
    const title = document.querySelector('title')
    if (!title) return undefined
    let known = document.title
    const observer = new MutationObserver(() => {
      // A page that hydrates writes the title that it has.
      if (document.title === known) return
      known = document.title
      announce(known)
    })
    observer.observe(title, {childList: true})
    return () => observer.disconnect()
  }, [])
  return <p id={announcerId} role="status" className={styles.announcer} />
}
