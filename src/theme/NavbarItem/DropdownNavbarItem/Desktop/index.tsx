// Change: wraps the stock dropdown, so that a click opens it too and Escape closes it. The stock
// dropdown opens only on hover, Enter and Space.
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop'
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop'
import type {KeyboardEvent as ReactKeyboardEvent, MouseEvent, ReactNode} from 'react'

/** Opens or closes a trigger's dropdown, as Enter does in the stock one. */
function toggle(trigger: Element | null): void {
  trigger?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}))
}

/** Toggles the dropdown, unless its trigger links to a page. */
function onClick({target}: MouseEvent): void {
  if (target instanceof Element) toggle(target.closest('[aria-haspopup][href="#"]'))
}

function onKeyDown({key, currentTarget}: ReactKeyboardEvent): void {
  if (key === 'Escape') toggle(currentTarget.querySelector('[aria-expanded="true"]'))
}

export default function DropdownDesktop(props: Props): ReactNode {
  return (
    // This element only listens to the controls inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div onClick={onClick} onKeyDown={onKeyDown}>
      <OriginalDropdown {...props} />
    </div>
  )
}
