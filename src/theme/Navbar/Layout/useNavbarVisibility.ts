import {useLocation} from '@docusaurus/router'
import {useEffect, useRef, useState} from 'react'

/** For this many milliseconds after a hash jump the browser scrolls, not the reader. */
const hashJumpMs = 300

/**
 * Whether the navbar is visible. If it hides on scroll, it hides while the reader scrolls down,
 * and reappears on scroll up, at the top of the page and on a hash jump.
 *
 * @param hideOnScroll when false the navbar is always visible, and nothing is measured
 */
export function useNavbarVisibility(hideOnScroll: boolean): boolean {
  const [visible, setVisible] = useState(true)
  const {pathname, hash} = useLocation()
  const ignoreScrollUntil = useRef(0)

  useEffect(() => {
    setVisible(true)
    if (hash) ignoreScrollUntil.current = performance.now() + hashJumpMs
  }, [pathname, hash])

  useEffect(() => {
    if (!hideOnScroll) return undefined
    let lastY = scrollY
    const onScroll = () => {
      const isDown = scrollY > lastY
      const moved = scrollY !== lastY
      lastY = scrollY
      if (performance.now() < ignoreScrollUntil.current) return
      const navbarHeight = document.querySelector('.navbar')?.clientHeight ?? 0
      if (scrollY < navbarHeight) setVisible(true)
      else if (moved) setVisible(!isDown)
    }
    addEventListener('scroll', onScroll, {passive: true})
    return () => removeEventListener('scroll', onScroll)
  }, [hideOnScroll])

  return !hideOnScroll || visible
}
