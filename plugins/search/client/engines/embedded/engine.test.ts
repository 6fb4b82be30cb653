import {beforeAll, describe, expect, test} from 'vitest'
import {
  testIntro as intro,
  testPage,
  testQuery,
  testSection as section,
} from '../../../test/data'
import {splitTiers} from '../../../shared/tiers'
import type {SearchPage, SearchQuery} from '../../../shared/types'
import {createEngine, passesFacets} from './engine'
import type {PagesEngine} from './engine'

const page = (url: string, title: string, part: Partial<SearchPage> = {}) =>
  testPage(title, {url, ...part})

const pages = [
  page('/docs/map', 'useFacetMap', {
    description: 'Derives a facet.',
    sections: [
      intro('useFacetMap derives a facet from others with a selector.'),
      section('Example', {code: 'const health playerStats'}),
      section('Pitfalls', {
        prose: ['Mutating the array goes unnoticed.', 'Keep it pure.'],
      }),
    ],
  }),
  page('/docs/memo', 'useFacetMemo', {
    sections: [intro('Caches a value, unlike useFacetMap.'), section('Pitfalls')],
  }),
  page('/docs/state', 'useFacetState', {
    sections: [
      intro('Holds state.'),
      section('useFacetReducer', {declares: true, prose: ['A reducer.']}),
    ],
  }),
  page('/docs/helpers', 'Helpers', {
    sections: [intro(), section('batch', {declares: true})],
  }),
  page('/docs/checks', 'Equality checks', {
    sections: [intro('Compare values, unlike useMemo.')],
  }),
  page('/blog/hello', 'Combining facets', {
    section: 'Blog',
    tag: 'default',
    pageRank: 1,
    sections: [intro('How we combined a facet with a selector.')],
  }),
  page('/docs/prose', 'Notes', {
    sections: [
      intro(),
      section('Guild', {phrases: ['brewers and bakers meet']}),
      section('Street', {prose: ['Where brewers and bakers go, and others, too.']}),
    ],
  }),
  page('/docs/names', 'Names', {
    sections: [
      intro(),
      section('NO_VALUE', {prose: ['No value, no value.'], phrases: ['no value']}),
    ],
  }),
  page('/docs/exports', 'Exports', {
    sections: [intro(), section('NO_VALUE', {level: 4, declares: true})],
  }),
  page('/docs/far', 'Things', {
    sections: [intro('A lamp shines.'), section('More', {prose: ['It has no engine.']})],
  }),
  page('/docs/near', 'Other', {
    sections: [intro(), section('Deep', {level: 4, prose: ['The engine runs by lamp.']})],
  }),
  page('/docs/long', 'Long lists', {
    section: 'Rendering',
    sections: Array.from({length: 30}, (_, index) =>
      section(`Row ${index}`, {prose: ['A virtual row.']}),
    ),
  }),
]

let engine: PagesEngine
beforeAll(async () => {
  engine = await createEngine(splitTiers(pages))
})

function answer(query: string, options: Partial<SearchQuery> = {}) {
  const [result] = engine({requests: [{...testQuery(query), ...options}]}).results
  if (!result) throw new Error('no result')
  return result
}

function urls(query: string, options: Partial<SearchQuery> = {}) {
  return answer(query, options).hits.map(({url}) => url)
}

describe('ranking', () => {
  test.each([
    ['that is only a heading', 'useFacetReducer', '/docs/state#usefacetreducer'],
    ['from its middle', 'facetmemo', '/docs/memo'],
    ['split into words', 'use facet map', '/docs/map'],
    ['in kebab case', 'use-facet-memo', '/docs/memo'],
    ['of React', 'useMemo', '/docs/memo'],
    ['split, with a typo', 'use facet redcer', '/docs/state#usefacetreducer'],
    ['in code', 'playerStats', '/docs/map#example'],
    ['with a heading of its page', 'map pitfalls', '/docs/map#pitfalls'],
  ])('an identifier %s: %s', (_what, query, url) => {
    expect(urls(query)[0]).toBe(url)
  })

  test('a word of a title finds its page, and counts more than the word in text', () => {
    expect(urls('combining')).toEqual(['/blog/hello'])
    expect(urls('useFacetMap').slice(0, 2)).toEqual(['/docs/map', '/docs/memo'])
  })

  test('a search phrase counts more than prose with the same words', () => {
    expect(urls('brewer baker')[0]).toBe('/docs/prose#guild')
  })

  test('among equal names, the declaration of an export comes first', () => {
    expect(urls('no value')[0]).toBe('/docs/exports#no_value')
  })

  test('words in one section count more than words across a page', () => {
    expect(urls('lamp engine')[0]).toBe('/docs/near#deep')
  })

  test('a heading below a matching title is not a hit itself', () => {
    expect(urls('useFacetMap')).not.toContain('/docs/map#example')
  })

  test('a section with more words of the query comes first, and others follow', () => {
    const found = urls('virtual row 7')
    expect(found[0]).toBe('/docs/long#row-7')
    expect(found.length).toBeGreaterThan(1)
    // Words that no section has do not prevent a hit.
    expect(urls('useFacetReducer nowhere at all')[0]).toBe('/docs/state#usefacetreducer')
  })

  test('after two hits of one page, the best hit of another page comes next', () => {
    const found = urls('virtual row or selector')
    expect(found.slice(0, 3).some((url) => !url.startsWith('/docs/long'))).toBe(true)
  })
})

describe('what the first tier answers comes first with both tiers', () => {
  const lamps = [
    page('/docs/lamps', 'Lamps', {
      sections: [intro(), section('A brass lamp with a shade')],
    }),
    page('/docs/light', 'Light', {
      sections: [
        intro(),
        section('A lamp in a garden with shade', {
          prose: ['Choose a lamp of brass, which lasts.'],
        }),
      ],
    }),
  ]
  const firstUrls = async (query: string, ...more: SearchPage[]) => {
    const {first, rest} = splitTiers([...lamps, ...more])
    const engines = await Promise.all([
      createEngine({first}),
      createEngine({first, rest}),
    ])
    return engines.map(
      (ask) => ask({requests: [testQuery(query)]}).results[0]?.hits[0]?.url,
    )
  }

  test('although another section has more of the query', async () => {
    expect(await firstUrls('brass lamp shade garden')).toEqual([
      '/docs/lamps#a-brass-lamp-with-a-shade',
      '/docs/lamps#a-brass-lamp-with-a-shade',
    ])
  })

  test('for a single word, too', async () => {
    const tree = page('/docs/trees', 'Trees', {
      sections: [
        intro(),
        section('A tree in a garden with shade', {prose: ['Shade, and more shade.']}),
      ],
    })
    const [one, both] = await firstUrls('shade', tree)
    expect(one).not.toMatch(/trees/)
    expect(both).toBe(one)
  })

  test('unless another section has the query as a phrase', async () => {
    const phrases = ['what shines like brass or glass']
    const glass = page('/docs/glass', 'Glass', {
      sections: [intro(), section('Shade', {phrases})],
    })
    const [, both] = await firstUrls('what shines like brass or glass', glass)
    expect(both).toBe('/docs/glass#shade')
  })
})

describe('a hit', () => {
  const short = {attributesToSnippet: ['hierarchy.lvl1:10', 'content:3']}

  test('on a page has the record of the page', () => {
    expect(answer('useFacetMap', short).hits[0]).toMatchObject({
      objectID: '/docs/map:lvl1',
      type: 'lvl1',
      hierarchy: {lvl0: 'API', lvl1: 'useFacetMap', lvl2: null},
      content: 'Derives a facet.',
      url: '/docs/map',
    })
  })

  test('shows the text below its heading if that has words of the query which the heading lacks', () => {
    expect(answer('mutating array', short).hits[0]).toMatchObject({
      type: 'content',
      content: 'Mutating the array goes unnoticed.',
      hierarchy: {lvl1: 'useFacetMap', lvl2: 'Pitfalls'},
    })
  })

  test('shows no words of code', () => {
    expect(answer('playerStats', short).hits[0]).toMatchObject({
      type: 'lvl2',
      content: null,
    })
  })

  test('is highlighted, and has snippets of the length that the query asks for', () => {
    const [hit] = answer('mutating array', short).hits
    expect(hit?._highlightResult).toMatchObject({
      hierarchy: {lvl2: {value: 'Pitfalls'}},
      content: {
        value: '<mark>Mutating</mark> the <mark>array</mark> goes unnoticed.',
      },
    })
    expect(hit?._snippetResult).toEqual({
      hierarchy: {lvl1: {value: 'useFacetMap'}},
      content: {
        value: '<mark>Mutating</mark> the <mark>array</mark>…',
      },
    })
  })
})

describe('a result', () => {
  test('has its query, the final number of hits and the number of pages of hits', () => {
    const result = answer('row', {hitsPerPage: 10})
    expect(result).toMatchObject({
      nbHits: 30,
      page: 0,
      nbPages: 3,
      query: 'row',
      exhaustiveNbHits: true,
    })
  })

  test('has the requested number of hits, and more on the next page', () => {
    expect(urls('row')).toHaveLength(20)
    const all = [0, 1].flatMap((number) => urls('row', {page: number}))
    expect(new Set(all).size).toBe(30)
    expect(urls('row', {page: 2})).toEqual([])
  })

  test('is given for each query of the request', () => {
    const requests = ['useFacetMap', 'useFacetMemo'].map(testQuery)
    expect(engine({requests}).results.map(({hits}) => hits[0]?.url)).toEqual([
      '/docs/map',
      '/docs/memo',
    ])
  })

  test.each(['', '   ', '…', '\u0000'])('is empty for %j', (query) => {
    expect(answer(query)).toMatchObject({hits: [], nbHits: 0, nbPages: 0})
  })
})

describe('suggestions', () => {
  test('are similar titles, when nothing is found', () => {
    expect(answer('hlprz').hits).toEqual([])
    expect(answer('hlprz').suggestions[0]).toBe('Helpers')
  })

  test('are the sections of the site, when no title is similar', () => {
    expect(answer('zzzzzz').suggestions).toEqual(['API', 'Blog', 'Rendering'])
  })

  test('are empty when something is found', () => {
    expect(answer('useFacetMap').suggestions).toEqual([])
  })
})

describe('facet filters', () => {
  const docs = 'docusaurus_tag:docs-default-current'
  const others = 'docusaurus_tag:default'

  test('apply to hits and suggestions', () => {
    expect(urls('facet selector', {facetFilters: [docs]})[0]).toBe('/docs/map')
    expect(urls('facet selector', {facetFilters: [others]})).toEqual(['/blog/hello'])
    expect(answer('zzzzzz', {facetFilters: [others]}).suggestions).toEqual(['Blog'])
  })

  test.each([
    [[], true],
    [[docs], true],
    [[docs, others], false],
    [[[docs, others]], true],
    [[[docs, others], 'language:en'], true],
    [[[docs, others], 'language:de'], false],
    [[[]], false],
    [['nothing'], false],
  ])('a docs record passes %j: %s', (filters, passes) => {
    const record = {docusaurus_tag: 'docs-default-current', language: 'en'}
    expect(passesFacets(record, filters)).toBe(passes)
  })
})
