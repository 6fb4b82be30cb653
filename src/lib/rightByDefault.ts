import type {NavbarItem} from '@docusaurus/theme-common'

/** An item without a position sits right; the classic theme puts it left. */
export function rightByDefault(items: NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({position: 'right', ...item}))
}
