import {expect, it} from 'vitest'
import {hudFiles} from '../../../code/test/hud'
import {writeTestSite} from '../../../lib/test/writeTestSite'
import {collectDeclarations} from '../../build/typeChecker/declarations'
import {createTypeService} from './service'

const site = writeTestSite({
  ...hudFiles,
  'package.json': '{"name": "my-site"}',
  'programs/support/game.ts':
    "import type {Weapon} from 'hud'\nexport const sword: Weapon = {ammo: 1}",
})
const declarations = collectDeclarations(site, {
  modules: ['hud', './support/game'],
  support: 'programs/support',
  additions: 'types/more.d.ts',
})
// As the worker gets them.
const {check, describe, complete} = createTypeService(
  JSON.parse(JSON.stringify(declarations)) as typeof declarations,
)

it('collects what programs can reach, and nothing that names the machine', () => {
  const {files} = declarations
  expect(Object.keys(files).filter((file) => !file.includes('/typescript/'))).toEqual(
    expect.arrayContaining([
      '/node_modules/hud/weapon.d.ts',
      '/programs/support/game.ts',
      '/types/more.d.ts',
    ]),
  )
  expect(Object.keys(files)).not.toContain('/package.json')
  expect(JSON.stringify(declarations)).not.toContain(site)
})

it('finds errors of types, also in programs that import elements for others, but not of syntax', () => {
  const program = `import {take, drop} from 'hud'
import {sword} from './support/game'
drop(sword)
export const text = <hud-text text={take(sword)} />
take(1
`
  expect(check(program)).toEqual([
    {
      from: program.indexOf('text={'),
      to: program.indexOf('text={') + 4,
      line: 4,
      message: "Type 'symbol' is not assignable to type 'string'.",
      code: 2322,
    },
    {
      from: program.indexOf('1\n'),
      to: program.indexOf('1\n') + 1,
      line: 5,
      message:
        "Argument of type 'number' is not assignable to parameter of type 'Weapon'.",
      code: 2345,
    },
  ])
  expect(check("export const text = <hud-text text='a' />")).toEqual([])
})

it('describes the identifier at a position, and nothing else', () => {
  const program = "import {take} from 'hud'\nexport const a = take"
  expect(describe(program, program.length - 1)).toEqual({
    from: program.length - 4,
    to: program.length,
    text: 'function take(weapon: Weapon): None',
    note: '',
  })
  expect(describe(program, program.indexOf("'hud'") + 2)).toBeUndefined()
  expect(describe(program, 1)).toBeUndefined()
})

it.each([
  ["import {ta| as grab} from 'hud'", 'take', 8],
  ['export const a = <hud-|', 'hud-text', 18],
  ["import {sword} from './support/game'\nsword.|", 'ammo', 43],
])('completes %s', (program, expected, from) => {
  const found = complete(program.replace('|', ''), program.indexOf('|'))
  expect(found?.options.map(({label}) => label)).toContain(expected)
  expect(found?.from).toBe(from)
})

it('offers names of the program before those of the browser', () => {
  const {options = []} = complete('const window1 = 1\nwin', 21) ?? {}
  const boostOf = (name: string) => options.find(({label}) => label === name)?.boost ?? 0
  expect(boostOf('window1')).toBeGreaterThan(boostOf('window'))
})
