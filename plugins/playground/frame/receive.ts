/**
 * Begins the document of a run, which opens while the code that runs programs still loads: the
 * frame around it (./shell.ts) sends the code. The policy allows no other.
 */
addEventListener(
  'message',
  ({data}) => {
    const script = document.createElement('script')
    script.textContent = String(data)
    document.head.append(script)
  },
  {once: true},
)
