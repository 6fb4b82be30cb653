// Change: a dropdown also opens on click and closes on Escape, and its trigger is a button
// unless it links to a page. The stock one opens only on hover and Enter.
import NavbarItem from '@theme/NavbarItem'
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop'
import clsx from 'clsx'
import type {KeyboardEvent, ReactNode} from 'react'
import {useEffect, useRef, useState} from 'react'
import styles from './styles.module.css'

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _onClick,
  ...props
}: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    const closeOutside = ({target}: Event) => {
      if (target instanceof Node && !dropdown.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('mousedown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('mousedown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const toggle = () => setOpen((current) => !current)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
  }
  const trigger = {
    'aria-haspopup': true,
    'aria-expanded': open,
    className: clsx('navbar__link', styles.trigger, className),
  } as const
  const content = props.children ?? props.label

  return (
    // Escape closes the dropdown wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={dropdown}
      onKeyDown={onKeyDown}
      className={clsx('navbar__item', 'dropdown', 'dropdown--hoverable', {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
    >
      {props.to === undefined ? (
        <button type="button" {...trigger} onClick={toggle}>
          {content}
        </button>
      ) : (
        <NavbarNavLink
          {...props}
          {...trigger}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            toggle()
          }}
        >
          {content}
        </NavbarNavLink>
      )}
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            {...{isDropdownItem: true, activeClassName: 'dropdown__link--active'}}
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  )
}
