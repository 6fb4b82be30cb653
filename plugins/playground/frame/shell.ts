/**
 * The document in the page's frame. It never runs a program itself: each run gets a frame inside
 * this document. A frame may navigate only where the Content Security Policy of its parent document
 * lets it. The page's policy has to allow addresses of the site, such as this document's; the policy
 * of this document allows the frames in it no address. A run's document comes from `srcdoc`, so a new run needs no network. Removing a run's
 * frame also removes its program's timers and listeners.
 */
import type {FrameCommand} from '../shared/protocol'
import './shell.css'

/** The markup of a run's document (plugins/playground/build/frames). */
const template = document.querySelector('template')?.innerHTML ?? ''

/** The frame of the run on the stage. */
let shown: HTMLIFrameElement | undefined
/** The frame of the newest run, until it is shown. */
let next: HTMLIFrameElement | undefined

function start(port: MessagePort): void {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-scripts')
  frame.title = document.title
  frame.className = 'waiting'
  frame.srcdoc = `<!doctype html><html lang="en"><body>${template}`
  frame.addEventListener(
    'load',
    () => frame.contentWindow?.postMessage(undefined, '*', [port]),
    {once: true},
  )
  document.body.append(frame)
  next = frame
}

function show(): void {
  shown?.remove()
  shown = next
  shown?.classList.remove('waiting')
  next = undefined
}

addEventListener('message', ({source, origin, data, ports: [port]}) => {
  // Only the page may send commands, not a program or another site that frames this document.
  if (source !== window.parent || origin !== location.origin) return
  const command = data as FrameCommand
  if (command === 'start' && port) start(port)
  else if (command === 'show') show()
  else next?.remove()
})
