/**
 * The document in the page's frame. It never runs a program itself: each run gets a frame inside
 * it, to which its policy allows no address. A run's document comes from `srcdoc`, so a new run
 * needs no network. Removing a run's frame also removes its program's timers and listeners.
 */
import type {FrameCommand} from '../shared/protocol'
import './shell.css'

/** The markup of a run's document (plugins/playground/build/frames). */
const template = document.querySelector('template')?.innerHTML ?? ''

/** The frame of the run on the stage. */
let shown: HTMLIFrameElement | undefined
/** The frame of the newest run, until it is shown. */
let next: HTMLIFrameElement | undefined

/** A run's document, which loads before there is a program for it. */
interface RunDocument {
  frame: HTMLIFrameElement
  loaded: Promise<void>
}

function createDocument(): RunDocument {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-scripts')
  frame.title = document.title
  frame.className = 'waiting'
  frame.srcdoc = `<!doctype html><html lang="en"><body>${template}`
  const loaded = new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), {once: true})
  })
  document.body.append(frame)
  return {frame, loaded}
}

/** The first run, which loads while the page still fetches the first program. */
let first: RunDocument | undefined = createDocument()

function start(port: MessagePort): void {
  const {frame, loaded} = first ?? createDocument()
  first = undefined
  next = frame
  void loaded.then(() => frame.contentWindow?.postMessage(undefined, '*', [port]))
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
