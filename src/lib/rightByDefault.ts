import type {NavbarItem} from '@docusaurus/theme-common'

/** Puts items on the right unless they have a position; the classic theme puts them left. */
export function rightByDefault(items: NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({position: 'right', ...item}))
}
