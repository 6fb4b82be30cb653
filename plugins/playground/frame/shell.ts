/**
 * The document in the page's frame. It never runs a program itself: each run gets a frame inside
 * it, to which its policy allows no address. A run's document comes from `srcdoc`, so a new run
 * needs no network. Removing a run's frame also removes its program's timers and listeners.
 */
import type {FrameCommand} from '../shared/protocol'
import './shell.css'

/** The markup of a run's document (plugins/playground/build/frameDocument.ts). */
const template = document.querySelector('template')?.innerHTML ?? ''

/** The scripts of this document. Those after this one are the parts of the code of a run. */
const {scripts} = document
const textOf = (index: number) => scripts[index]?.textContent ?? ''
const parts = [
  // The packages, which a run evaluates while the rest loads. They are complete when it begins.
  new Promise<string>((resolve) => {
    new MutationObserver((_, observer) => {
      if (scripts.length < 3) return
      observer.disconnect()
      resolve(textOf(1))
    }).observe(document.body, {childList: true})
  }),
  new Promise<string>((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(textOf(2)))
  }),
]

/** The frame of the run on the stage. */
let shown: HTMLIFrameElement | undefined
/** The frame of the newest run, until it is shown. */
let next: HTMLIFrameElement | undefined

/** A run's document, which is ready before there is a program for it. */
interface RunDocument {
  frame: HTMLIFrameElement
  ready: Promise<void>
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
  const ready = loaded.then(async () => {
    for (const part of parts) frame.contentWindow?.postMessage(await part, '*')
  })
  return {frame, ready}
}

/** The first run, which loads while the code and the first program are still on their way. */
let first: RunDocument | undefined = createDocument()

function start(port: MessagePort): void {
  const {frame, ready} = first ?? createDocument()
  first = undefined
  next = frame
  void ready.then(() => frame.contentWindow?.postMessage(undefined, '*', [port]))
}

/** Tells the page that this document takes commands. */
function answer(): void {
  window.parent.postMessage(undefined, '*')
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
  if (command === 'hello') answer()
  else if (command === 'start' && port) start(port)
  else if (command === 'show') show()
  else next?.remove()
})
answer()
