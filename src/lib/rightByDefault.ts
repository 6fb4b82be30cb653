import type {NavbarItem} from '@docusaurus/theme-common'

/** Places items without a position on the right; the classic theme places them left. */
export function rightByDefault(items: NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({position: 'right', ...item}))
}
