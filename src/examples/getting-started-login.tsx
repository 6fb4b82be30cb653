import {useEffect, useRef} from 'react'
import {useFacetCallback, useFacetMap, useFacetState} from '@react-facet/core'
import type {Facet} from '@react-facet/core'
import {useRenderCount} from './support/useRenderCount'

const isTooShort = (name: string, secret: string) => name.length < 3 || secret.length < 6

export default function Login() {
  const [username, setUsername] = useFacetState('')
  const [password, setPassword] = useFacetState('')
  const [message, setMessage] = useFacetState('')
  const renders = useRenderCount()

  const cannotSubmit = useFacetMap(isTooShort, [], [username, password])
  const logIn = useFacetCallback(
    (name) => () => {
      setMessage(`Welcome back, ${name}.`)
      setPassword('')
    },
    [setMessage, setPassword],
    [username],
  )

  return (
    <div className="stack">
      <Field label="Username" type="text" value={username} onInput={setUsername} />
      <Field label="Password" type="password" value={password} onInput={setPassword} />
      <fast-input type="button" value="Log in" disabled={cannotSubmit} onClick={logIn} />
      <p data-testid="message">
        <fast-text text={message} />
      </p>
      <p className="muted">
        Renders of the form: <span data-testid="renders">{renders}</span>
      </p>
    </div>
  )
}

interface FieldProps {
  label: string
  type: 'text' | 'password'
  value: Facet<string>
  onInput: (text: string) => void
}

function Field({label, type, value, onInput}: FieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = ref.current
    const read = () => onInput(input?.value ?? '')
    input?.addEventListener('input', read)
    return () => input?.removeEventListener('input', read)
  }, [onInput])

  return (
    <label>
      {label} <fast-input ref={ref} type={type} value={value} />
    </label>
  )
}
