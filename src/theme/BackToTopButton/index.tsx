// Change: wraps the stock button, which animates the scrolling even for readers who want reduced
// motion: for them it jumps.
import OriginalButton from '@theme-original/BackToTopButton'
import type {MouseEvent, ReactNode} from 'react'

function jump(event: MouseEvent): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return
  event.stopPropagation()
  scrollTo(0, 0)
}

export default function BackToTopButton(): ReactNode {
  return (
    <div onClickCapture={jump}>
      <OriginalButton />
    </div>
  )
}
