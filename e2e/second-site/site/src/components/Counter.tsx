import {useEffect, useState} from 'react'

/** A component that runs by itself. */
export default function Counter({start}: {start: number}) {
  const [isRunning, setRunning] = useState(false)
  useEffect(() => setRunning(true), [])
  return (
    <p data-hydrate data-running={isRunning}>
      Counter begins at {start}
    </p>
  )
}
