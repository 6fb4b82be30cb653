import {useRef} from 'react'

export default function Combo() {
  const shown = useRef<HTMLParagraphElement>(null)
  const hits = useRef(0)
  const hitTwice = () => {
    hits.current += 2
    shown.current?.replaceChildren(String(hits.current))
  }

  return (
    <div className="stack">
      <p className="stat" id="hits" ref={shown}>
        0
      </p>
      <button onClick={hitTwice}>Combo</button>
    </div>
  )
}
