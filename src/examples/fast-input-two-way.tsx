import {NO_VALUE, useFacetMap, useFacetState} from '@react-facet/core'
import {useEffect, useRef} from 'react'
import {useRenderCount} from './support/useRenderCount'

export default function PlayerName() {
  const renders = useRenderCount()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useFacetState('Alex')
  const length = useFacetMap((value) => value.length, [], [name])

  // From the input to the facet. The value prop binds the other direction.
  useEffect(() => {
    const element = input.current
    if (element === null) return
    const onInput = () => setName(element.value)
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
  }, [setName])

  const upperCase = () =>
    setName((value) => (value === NO_VALUE ? '' : value.toUpperCase()))

  return (
    <div className="stack">
      <label>
        Player name <fast-input ref={input} type="text" value={name} maxLength={12} />
      </label>
      <p>
        Saved as{' '}
        <fast-span data-testid="echo">
          <fast-text text={name} />
        </fast-span>
      </p>
      <p>
        Characters:{' '}
        <fast-span data-testid="length">
          <fast-text text={length} />
        </fast-span>
      </p>
      <div className="row">
        <button onClick={() => setName('Alex')}>Reset</button>
        <button onClick={upperCase}>Upper case</button>
      </div>
      <p className="muted">
        Renders: <span data-testid="renders">{renders}</span>
      </p>
    </div>
  )
}
