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
    expect(parts).toContain('DocSidebar/Desktop/CollapseButton')
    expect(parts).toContain('Footer/Logo')
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
      docs: {sidebar: {hideable: true}},
      footer: {logo: {src: 'img/logo.svg'}},
      navbar: {items: types.map((type) => ({type}))},
    })
    expect(parts).toEqual([])
  })

  it.each([
    [{versions: undefined}, []],
    [{versions: {current: {}}}, []],
    [{versions: {current: {banner: 'none', badge: true}}}, ['DocVersionBanner']],
    [
      {
        versions: {
          current: {banner: 'none', badge: false},
          old: {banner: 'unmaintained'},
        },
      },
      [],
    ],
    [
      {versions: {current: {banner: 'none', badge: false}}},
      ['DocVersionBanner', 'DocVersionBadge'],
    ],
  ])('of docs with %j', (docs, unused) => {
    const parts = unusedParts({
      colorMode: {disableSwitch: true},
      navbar: {items: []},
      ...docs,
    })
    expect(parts.filter((part) => part.startsWith('DocVersion'))).toEqual(unused)
  })

  it('keeps the dropdown for an item that has items and no type', () => {
    const parts = unusedParts({
      colorMode: {disableSwitch: true},
      navbar: {items: [{items: []}]},
    })
    expect(parts).not.toContain('NavbarItem/DropdownNavbarItem')
  })
})
