/** The program's attempts: code that must throw or return a rejected promise. */
const attempts = {
  'document of the page': 'window.top.document.title',
  'document of the parent frame': 'parent.document.title',
  'iframe element': 'frameElement.ownerDocument.title',
  // The page has at least the edit itself. Programs have a storage of their own.
  'entries of the page': 'if (localStorage.length === 0) throw new Error("none")',
  sessionStorage: 'sessionStorage.setItem("stolen", "1")',
  cookies: 'document.cookie = "stolen=1"',
  databases: 'settled(indexedDB.open("stolen"), "success")',
  caches: 'caches.open("stolen")',
  'a variable of the page': 'window.top.stolen = 1',
  'fetch from the site': 'fetch("/stolen", {mode: "no-cors"})',
  'fetch from another site': 'fetch("https://example.com/stolen", {mode: "no-cors"})',
  XMLHttpRequest: 'settled(sent("/stolen"), "load")',
  WebSocket: 'settled(new WebSocket("wss://example.com/stolen"), "open")',
  EventSource: 'settled(new EventSource("/stolen"), "open")',
  image: 'loaded("img", {src: "https://example.com/stolen.png"})',
  script: 'loaded("script", {src: "/stolen.js"})',
  'style sheet': 'loaded("link", {rel: "stylesheet", href: "/stolen.css"})',
  font: 'new FontFace("stolen", "url(/stolen.woff)").load()',
  worker: 'settled(new Worker("data:text/javascript,postMessage(1)"), "message")',
  'service worker': 'navigator.serviceWorker.register("/stolen.js")',
  'peer connection': 'new RTCPeerConnection({iceServers: [{urls: "stun:example.com"}]})',
  'module from the network': 'new Function("return import(\'/stolen.js\')")()',
  'another window': 'if (!open("/stolen")) throw new Error("blocked")',
  'navigating the page': 'top.location.href = "/stolen"',
  'replacing the page': 'top.location.replace("/stolen")',
  'navigating the parent frame': 'parent.location.href = "/stolen"',
} as const

/** Helpers of the attempts. */
const tools = `
const settled = (target, success) =>
  new Promise((yes, no) => Object.assign(target, {['on' + success]: yes, onerror: no}))
const loaded = (name, attributes) => {
  const element = document.body.appendChild(document.createElement(name))
  return settled(Object.assign(element, attributes), 'load')
}
const sent = (url) => {
  const request = new XMLHttpRequest()
  request.open('GET', url)
  request.send()
  return request
}
`

/** Attempts whose result the program cannot see; the test looks for their effects. */
const silentAttempts = `
navigator.sendBeacon('/stolen', 'a')
const link = Object.assign(document.createElement('a'), {href: '/stolen', target: '_top', ping: '/stolen'})
document.body.append(link)
link.click()
const form = Object.assign(document.createElement('form'), {action: '/stolen', target: '_top'})
document.body.append(form)
form.submit()
const inner = document.createElement('iframe')
inner.src = '/stolen'
document.body.append(inner)
const nested = document.createElement('iframe')
nested.srcdoc = '<script>top.stolen = 1; fetch("/stolen")</script><img src="/stolen">'
document.body.append(nested)
for (let i = 0; i < 50; i++) {
  top.postMessage({type: 'mounted', height: i}, '*')
  parent.postMessage('end', '*')
  parent.postMessage('show', '*')
}
`

/** A program that tries to escape from its frame and shows the results of the `attempts`. */
export const thief = `import {useEffect, useState} from 'react'
const attempts = {
${Object.entries(attempts)
  .map(([name, code]) => {
    const body = code.startsWith('if ') ? code : `return ${code}`
    return `  ${JSON.stringify(name)}: async () => { ${body} },`
  })
  .join('\n')}
}
${tools}${silentAttempts}
export default function Thief() {
  const [results, setResults] = useState([])
  useEffect(() => {
    const tries = Object.entries(attempts).map(async ([name, attempt]) => {
      try {
        await attempt()
        return name + ': worked'
      } catch (error) {
        return name + ': denied'
      }
    })
    Promise.all(tries).then(setResults)
  }, [])
  return <p data-testid="attempts">{results.join(', ')}</p>
}`

/** The results that the program shows if all attempts fail. */
export const denials = Object.keys(attempts)
  .map((name) => `${name}: denied`)
  .join(', ')
