// @vitest-environment jsdom
import {expect, it, vi} from 'vitest'
import {createStage} from './stage'

const createFrame = () =>
  document.body.appendChild(document.createElement('iframe')) as HTMLIFrameElement & {
    contentWindow: Window
  }

it('a program starts when its frame says that it takes commands, before the frame has loaded', () => {
  const [element, other] = [createFrame(), createFrame()]
  const sent = vi.spyOn(element.contentWindow, 'postMessage')
  const commands = () => sent.mock.calls.map(([command]) => command as unknown)
  const say = (source: Window) => dispatchEvent(new MessageEvent('message', {source}))
  const stage = createStage(document.body, 'Example')
  const url = 'frame.html'
  stage.adopt({url, element, loaded: new Promise(() => undefined)})
  stage.run({code: '', file: 'a.tsx', root: 'dom-fiber'}, url)

  say(other.contentWindow)
  expect(commands()).toEqual(['hello'])
  say(element.contentWindow)
  say(element.contentWindow)
  expect(commands()).toEqual(['hello', 'start'])
  stage.end()
})
