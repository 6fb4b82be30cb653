import {join} from 'node:path'
import {runInNewContext} from 'node:vm'
import {expect, it} from 'vitest'
import {writeTestSite} from '../../lib/test/writeTestSite'
import {bundle} from '../../lib/bundle'
import {bundleModule, frameModules, modulesOf, variantsOf} from './bundle'

it('leaves the packages out of the checker, because the frame has them', async () => {
  const siteDir = join(__dirname, '..', '..', '..')
  const {script} = await bundleModule(siteDir, 'checks/index.ts')
  const required: string[] = []
  const module: {exports: Record<string, unknown>} = {exports: {}}
  const require = (name: string) => {
    required.push(name)
    return {Component: Object}
  }
  const window = {setTimeout: () => undefined}
  const channel = {port1: {}}
  const MessageChannel = function () {
    return channel
  }
  runInNewContext(script, {module, require, window, MessageChannel})
  expect(Object.keys(module.exports)).toEqual(['createChecker'])
  expect(new Set(required)).toEqual(
    new Set(['@react-facet/core', 'react', 'react/jsx-runtime']),
  )
})

/** Frames with two renderers, support modules and a stand-in for a package. */
const frames = {
  library: {
    packages: ['hud', 'hud-dom', 'hud-remote'],
    standIns: {'hud-remote': 'src/standIn'},
  },
  styles: 'src/tokens.css',
  support: 'src/programs/support',
  renderers: {
    dom: {file: 'src/dom', modules: ['hud-dom']},
    remote: {file: 'src/remote', modules: ['hud-remote']},
  },
}

it('lists a frame for each renderer, and one with all renderers', () => {
  expect(variantsOf(frames)).toEqual([
    ['dom', ['dom']],
    ['remote', ['remote']],
    ['all', ['dom', 'remote']],
  ])
})

it('bundles the renderers of a frame and the modules its programs can import', async () => {
  const site = writeTestSite({
    'run.ts': "import * as all from 'frame-modules'; Object.assign(window, all)",
    'src/tokens.css': 'a { color: red }',
    'src/dom.ts': "export const mount = 'mount dom'",
    'src/remote.ts': "export const mount = 'mount remote'",
    'src/standIn.ts': "export const name = 'stand-in'",
    'src/programs/support/game.ts': "export const name = 'game'",
    'src/programs/support/view.tsx': "export const name = 'view'",
    // Left out, because programs cannot import tests; bundled, it would be a syntax error.
    'src/programs/support/game.test.ts': 'fail(',
    ...Object.fromEntries(
      ['hud', 'hud-dom', 'react', 'react/jsx-runtime'].map((name) => [
        `node_modules/${name}/index.js`,
        `exports.name = '${name}'`,
      ]),
    ),
  })
  const run = async (...variant: string[]) => {
    const {script, styles} = await bundle(join(site, 'run.ts'), {
      absWorkingDir: site,
      plugins: [frameModules(site, frames, variant)],
    })
    expect(styles).toBe('a{color:red}')
    const window: {modules?: object; renderers?: object} = {}
    runInNewContext(script, {window})
    return {window, modules: await modulesOf(site, frames, variant)}
  }
  const shared = {
    react: {name: 'react'},
    'react/jsx-runtime': {name: 'react/jsx-runtime'},
    hud: {name: 'hud'},
    './support/game': {name: 'game'},
    './support/view': {name: 'view'},
  }
  const dom = await run('dom')
  expect(dom.window.renderers).toEqual({dom: 'mount dom'})
  // A module of another renderer is there, but empty.
  expect(dom.window.modules).toEqual({
    ...shared,
    'hud-dom': {name: 'hud-dom'},
    'hud-remote': {},
  })
  expect([...dom.modules.keys()].sort()).toEqual(
    [...Object.keys(shared), 'hud-dom'].sort(),
  )
  const all = await run('dom', 'remote')
  expect(all.window.renderers).toEqual({dom: 'mount dom', remote: 'mount remote'})
  expect(all.window.modules).toMatchObject({'hud-remote': {name: 'stand-in'}})
})
