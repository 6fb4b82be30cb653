import {expect, test} from 'vitest'
import {groupHits} from './groups'
import {testHierarchy, testHit} from '../../../test/data'

const hit = (objectID: string, section: string, page: string) =>
  testHit(objectID, {hierarchy: testHierarchy(section, page)})

const idsByGroup = (hits: readonly ReturnType<typeof hit>[]) =>
  groupHits(hits).map(({name, hits: ofGroup}) => [
    name,
    ofGroup.map(({objectID}) => objectID).join(''),
  ])

test('hits are grouped by section and by page, and otherwise keep their order', () => {
  const hits = [
    hit('a', 'API', 'Map'),
    hit('b', 'Blog', 'Post'),
    hit('c', 'API', 'Memo'),
    hit('d', 'API', 'Map'),
  ]
  expect(idsByGroup(hits)).toEqual([
    ['API', 'adc'],
    ['Blog', 'b'],
  ])
})

test('a section has only its first five hits', () => {
  const hits = 'a b c d e f'.split(' ').map((id) => hit(id, 'API', 'Map'))
  expect(idsByGroup(hits)).toEqual([['API', 'abcde']])
})
