import {describe, expect, it} from 'vitest'
import {unusedParts} from './unusedParts'

describe('unusedParts', () => {
  it('names all that a plain site leaves off', () => {
    const parts = unusedParts({
      colorMode: {disableSwitch: true},
      navbar: {items: [{}, {type: 'doc'}, {type: 'search'}]},
    })
    expect(parts).toContain('NavbarItem/DropdownNavbarItem')
    expect(parts).toContain('NavbarItem/LocaleDropdownNavbarItem')
    expect(parts).toContain('AnnouncementBar')
    expect(parts).toContain('Navbar/ColorModeToggle')
  })

  it('names nothing when all is configured', () => {
    const types = [
      'docSidebar',
      'docsVersion',
      'docsVersionDropdown',
      'html',
      'localeDropdown',
    ]
    const parts = unusedParts({
      announcementBar: {
        id: 'a',
        content: 'A',
        backgroundColor: '',
        textColor: '',
        isCloseable: true,
      },
      colorMode: {disableSwitch: false},
      navbar: {items: types.map((type) => ({type}))},
    })
    expect(parts).toEqual([])
  })

  it('keeps the dropdown for an item that has items and no type', () => {
    const parts = unusedParts({
      colorMode: {disableSwitch: true},
      navbar: {items: [{items: []}]},
    })
    expect(parts).not.toContain('NavbarItem/DropdownNavbarItem')
  })
})
