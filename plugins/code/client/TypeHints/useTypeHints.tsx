import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ComponentPropsWithRef, ComponentType, ReactNode, RefObject} from 'react'
import {useCallback, useEffect, useRef, useState} from 'react'
import type {Props as TypeHintsProps} from '.'
import {hasMoved} from '../../../lib/client/hasMoved'
import {graceMs, type Place} from './place'
import type {SampleTypes} from '../../shared/sampleTypes'

/** How long a pointer must rest, or the focus stay, before a type is shown. */
const restMs = 300

/** Tokens that have no type. All other code may be an identifier. */
const untyped = '.tok-comment, .tok-keyword, .tok-string, .tok-number'

interface Loaded {
  url: string
  TypeHints: ComponentType<TypeHintsProps>
  types: SampleTypes
}

async function load(url: string): Promise<Loaded> {
  const [{TypeHints}, response] = await Promise.all([import('.'), fetch(url)])
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return {url, TypeHints, types: (await response.json()) as SampleTypes}
}

/**
 * Notices where in the code a reader asks for a type: by resting the pointer on an identifier,
 * tapping it, focusing a link in the code, or pressing "Types" to walk through the identifiers
 * with the Tab key. Loads TypeHints when the reader first asks and, if loading fails, when the
 * reader asks again.
 *
 * @returns what to show beside the code, and the props of the button "Types"
 */
export function useTypeHints(
  code: RefObject<HTMLElement | null>,
  types: string | undefined,
): {shown: ReactNode; typesButton: ComponentPropsWithRef<'button'>} {
  const url = useBaseUrl(`/assets/types/${types ?? ''}.json`)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const [place, setPlace] = useState<Place>()
  const [isWalking, setWalking] = useState(false)
  const [loaded, setLoaded] = useState<Loaded>()
  const isLoaded = loaded?.url === url
  const isWanted = place !== undefined || isWalking

  const show = useCallback((next: Place | undefined, ms?: number) => {
    clearTimeout(timer.current)
    if (ms === undefined) setPlace(next)
    else timer.current = setTimeout(setPlace, ms, next)
  }, [])

  useEffect(() => {
    const node = code.current
    if (types === undefined || !node) return undefined
    const listening = new AbortController()
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => node.addEventListener(name, listener, {signal: listening.signal})
    const showAt = ({clientX: x, clientY: y, target}: MouseEvent, ms?: number) => {
      const token = target instanceof Element && target.closest('code') && target
      show(token && !token.closest(untyped) ? {x, y} : undefined, ms)
    }
    listen('pointermove', (event) => {
      if (event.pointerType !== 'touch' && hasMoved(event)) showAt(event, restMs)
    })
    listen('click', (event) => {
      const isOnLink = event.target instanceof Element && event.target.closest('a')
      if (!isOnLink) showAt(event)
    })
    listen('focusin', ({target}) => {
      if (target instanceof Element) show(target, restMs)
    })
    listen('pointerleave', () => show(undefined, graceMs))
    listen('focusout', () => show(undefined, graceMs))
    listen('scroll', () => show(undefined))
    return () => {
      clearTimeout(timer.current)
      listening.abort()
    }
  }, [code, types, show])

  useEffect(() => {
    if (!isWanted || isLoaded) return
    load(url).then(setLoaded, () => {
      show(undefined)
      setWalking(false)
    })
  }, [isWanted, isLoaded, show, url])

  return {
    shown: isLoaded && (
      <loaded.TypeHints
        code={code}
        types={loaded.types}
        place={place}
        show={show}
        isWalking={isWalking}
        onLeave={() => {
          setWalking(false)
          button.current?.focus()
        }}
      />
    ),
    typesButton: {
      ref: button,
      'aria-pressed': isWalking,
      onClick: () => setWalking(!isWalking),
    },
  }
}
