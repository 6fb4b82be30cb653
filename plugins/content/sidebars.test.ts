import {expect, test} from 'vitest'
import {topCategories} from './sidebars'

type Sidebars = Parameters<typeof topCategories>[0]
type Category = Extract<Sidebars[string][number], {type: 'category'}>

function category(label: string, rest: Partial<Category>): Category {
  return {
    type: 'category',
    label,
    items: [],
    collapsed: false,
    collapsible: true,
    ...rest,
  }
}

test('each doc belongs to the outermost category that holds or links it', () => {
  const sidebars: Sidebars = {
    docs: [
      {type: 'doc', id: 'alone'},
      category('API', {
        link: {type: 'doc', id: 'api/overview'},
        items: [
          {type: 'doc', id: 'api/helpers'},
          category('Hooks', {
            link: {type: 'doc', id: 'api/hooks'},
            items: [{type: 'doc', id: 'api/hooks/map'}],
          }),
          {type: 'link', label: 'GitHub', href: 'https://github.com'},
        ],
      }),
    ],
    more: [category('Guides', {items: [{type: 'doc', id: 'guide'}]})],
  }
  expect([...topCategories(sidebars)]).toEqual([
    ['api/overview', 'API'],
    ['api/helpers', 'API'],
    ['api/hooks', 'API'],
    ['api/hooks/map', 'API'],
    ['guide', 'Guides'],
  ])
})
