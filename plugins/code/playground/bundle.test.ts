import {join} from 'node:path'
import {runInNewContext} from 'node:vm'
import {expect, it} from 'vitest'
import {bundleChecker} from './bundle'

it('bundles a checker without packages, which the frame provides', async () => {
  const siteDir = join(__dirname, '..', '..', '..')
  const {script} = await bundleChecker(siteDir, {source: 'src/playground/frame'})
  const required: string[] = []
  const module: {exports: Record<string, unknown>} = {exports: {}}
  const require = (name: string) => {
    required.push(name)
    return {Component: Object}
  }
  const window = {setTimeout: () => undefined}
  const messages = {port1: {}}
  const MessageChannel = function () {
    return messages
  }
  runInNewContext(script, {module, require, window, MessageChannel})
  expect(Object.keys(module.exports)).toEqual(['createChecker'])
  expect(new Set(required)).toEqual(
    new Set(['@react-facet/core', 'react', 'react/jsx-runtime']),
  )
})
