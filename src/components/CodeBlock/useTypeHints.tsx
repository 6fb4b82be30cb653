import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ComponentPropsWithRef, ComponentType, ReactNode, RefObject} from 'react'
import {useEffect, useRef, useState} from 'react'
import {restMs} from './restMs'
import type {Place, Props as TypeHintsProps} from '../TypeHints'
import type {SampleTypes} from '../TypeHints/sampleTypes'

/** Tokens that have no type. The rest of the code may be an identifier. */
const untyped = '.tok-comment, .tok-keyword, .tok-string, .tok-number'

/** What is loaded when a reader asks for a type. */
interface Loaded {
  url: string
  TypeHints: ComponentType<TypeHintsProps>
  types: SampleTypes
}

async function loadTypes(url: string): Promise<SampleTypes> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return (await response.json()) as SampleTypes
}

/**
 * Waits until a reader asks for the type of an identifier: by resting the pointer on it,
 * tapping it, focusing a link in the code, or pressing the button. Then it loads TypeHints,
 * which does the rest. If that fails, the next request retries.
 *
 * @param code the element that contains the code
 * @param types names the file with the types; when it is undefined, nothing ever happens
 * @returns what to show beside the code, and the props of the button
 */
export function useTypeHints(
  code: RefObject<HTMLElement>,
  types: string | undefined,
): {shown: ReactNode; walkButton: ComponentPropsWithRef<'button'>} {
  const url = useBaseUrl(`/assets/types/${types ?? ''}.json`)
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<Place>()
  const [isWalking, setWalking] = useState(false)
  const [last, setLast] = useState<Loaded>()
  const loaded = last?.url === url ? last : undefined
  const isAsked = place !== undefined || isWalking

  const forget = () => {
    setPlace(undefined)
    setWalking(false)
  }

  useEffect(() => {
    const node = code.current
    if (types === undefined || isAsked || !node) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const listening = new AbortController()
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      react: (event: HTMLElementEventMap[Name]) => void,
    ) => node.addEventListener(name, react, {signal: listening.signal})
    const wait = () => clearTimeout(timer)
    const askFor = ({clientX: x, clientY: y, target}: PointerEvent) => {
      if (target instanceof Element && target.closest('code') && !target.closest(untyped))
        setPlace({x, y})
    }
    listen('pointermove', (event) => {
      wait()
      if (event.pointerType !== 'touch') timer = setTimeout(askFor, restMs, event)
    })
    listen('pointerup', (event) => {
      if (event.pointerType === 'touch') askFor(event)
    })
    listen('focusin', () => {
      wait()
      timer = setTimeout(() => setPlace('focus'), restMs)
    })
    listen('pointerleave', wait)
    listen('focusout', wait)
    return () => {
      wait()
      listening.abort()
    }
  }, [code, types, isAsked])

  useEffect(() => {
    if (!isAsked || loaded) return
    Promise.all([import('../TypeHints'), loadTypes(url)]).then(
      ([{TypeHints}, sampleTypes]) => setLast({url, TypeHints, types: sampleTypes}),
      forget,
    )
  }, [isAsked, loaded, url])

  return {
    shown: isAsked && loaded && (
      <loaded.TypeHints
        code={code}
        types={loaded.types}
        asked={place}
        isWalking={isWalking}
        onLeave={() => {
          setWalking(false)
          button.current?.focus()
        }}
      />
    ),
    walkButton: {
      ref: button,
      'aria-pressed': isWalking,
      onClick: () => setWalking(!isWalking),
    },
  }
}
