import {useEffect, useRef} from 'react'
import {useFacetCallback, useFacetLayoutEffect, useFacetMap} from '@react-facet/core'
import {useFacetState, type Facet} from '@react-facet/core'
import {useRenderCount} from './support/useRenderCount'

const isTooShort = (name: string) => name.trim().length < 3
const errorOf = (name: string) =>
  name && isTooShort(name) ? 'At least 3 characters' : ''
const options = ['easy', 'normal', 'hard'].map((l) => <option key={l}>{l}</option>)

export default function NewWorld() {
  const [name, setName] = useFacetState('')
  const [level, setLevel] = useFacetState('normal')
  const [created, setCreated] = useFacetState('')
  const nameInput = useInput<HTMLInputElement>(name, setName)
  const levelSelect = useInput<HTMLSelectElement>(level, setLevel)

  const error = useFacetMap(errorOf, [], [name])
  const isInvalid = useFacetMap(isTooShort, [], [name])
  const create = useFacetCallback(
    (world, difficulty) => () => setCreated(`Created ${world}, ${difficulty}.`),
    [setCreated],
    [name, level],
  )
  const reset = () => {
    setName('')
    setLevel('normal')
  }

  return (
    <div className="stack">
      <label>
        Name <input ref={nameInput} type="text" /> <fast-text text={error} />
      </label>
      <label>
        Difficulty <select ref={levelSelect}>{options}</select>
      </label>
      <fast-input type="button" value="Create" disabled={isInvalid} onClick={create} />
      <button onClick={reset}>Reset</button>
      <fast-text text={created} />
      <div className="muted">Renders of the form: {useRenderCount()}</div>
    </div>
  )
}

/** Binds a text field, a text area or a select both ways. Returns the `ref` for it. */
function useInput<E extends HTMLElement & {value: string}>(
  value: Facet<string>,
  onInput: (text: string) => void,
) {
  const ref = useRef<E>(null)
  const show = (text: string) => {
    if (ref.current) ref.current.value = text
  }
  useFacetLayoutEffect((text) => show(text), [], [value])
  useEffect(() => {
    const element = ref.current
    const read = () => element && onInput(element.value)
    element?.addEventListener('input', read)
    return () => element?.removeEventListener('input', read)
  }, [onInput])
  return ref
}
