// No component renders for a hit
// Renders: expected “none”, found “Combo 1×”.
import {useState} from 'react'

export default function Combo() {
  const [hits, setHits] = useState(0)

  return (
    <div className="stack">
      <p className="stat" id="hits">
        {hits}
      </p>
      <button onClick={() => setHits((count) => count + 2)}>Combo</button>
    </div>
  )
}
