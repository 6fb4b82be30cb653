import {useId, useLayoutEffect, useRef, type ReactNode} from 'react'
import type {TypeText} from '../../shared/sampleTypes'
import {place} from './place'
import styles from './styles.module.css'

interface Props {
  anchor: HTMLElement
  type: TypeText
  onPointerMove: () => void
  onPointerLeave: () => void
}

/** Shows the type of an identifier, below or above it. */
export function Tooltip({anchor, type, onPointerMove, onPointerLeave}: Props): ReactNode {
  const id = useId()
  const tooltip = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const node = tooltip.current
    const area = node?.offsetParent
    if (!node || !area) return undefined
    const {left, top} = place(
      // An identifier may wrap, so this is the box of its first line.
      anchor.getClientRects()[0] ?? anchor.getBoundingClientRect(),
      node.getBoundingClientRect(),
      area.getBoundingClientRect(),
      window.innerHeight,
    )
    node.style.left = `${left}px`
    node.style.top = `${top}px`
    anchor.setAttribute('aria-describedby', id)
    return () => anchor.removeAttribute('aria-describedby')
  }, [anchor, id, type])

  return (
    <div
      ref={tooltip}
      id={id}
      role="tooltip"
      className={styles.tooltip}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
    >
      <code className={styles.type}>
        {type.parts.map(([text, className], index) => (
          // The parts of a type never change, so their indexes are stable keys.
          <span key={index} className={className}>
            {text}
          </span>
        ))}
      </code>
      {type.note !== undefined && <p className={styles.note}>{type.note}</p>}
    </div>
  )
}
