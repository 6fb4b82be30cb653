/**
 * The document that the page frames. It runs nothing that a reader typed: it keeps a frame
 * for each run, because only a frame of a frame can be kept from leaving. Where a frame
 * may go says the policy of the document around it, and the policy here says nowhere; the
 * page's has to let this document in. A run is born from text, so that one more needs no
 * network, and with its frame goes all that a program leaves behind: timers, listeners.
 */
import type {FrameCommand} from '../protocol'
import './shell.css'

/** The document of a run (plugins/code/playground). */
const template = document.querySelector('template')?.innerHTML ?? ''

const runs = new Map<number, HTMLIFrameElement>()

function start(run: number, port: MessagePort): void {
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
  runs.set(run, frame)
  document.body.append(frame)
}

function end(run: number): void {
  runs.get(run)?.remove()
  runs.delete(run)
}

function keep(run: number): void {
  for (const other of [...runs.keys()]) if (other !== run) end(other)
  runs.get(run)?.classList.remove('waiting')
}

addEventListener('message', ({source, origin, data, ports: [port]}) => {
  // The page of this site, and no program, and no other site that frames this document.
  if (source !== window.parent || origin !== location.origin) return
  const {action, run} = data as FrameCommand
  if (action === 'start' && port) start(run, port)
  else if (action === 'keep') keep(run)
  else end(run)
})
