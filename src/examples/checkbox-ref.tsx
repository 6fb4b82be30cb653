import {
  NO_VALUE,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetState,
} from '@react-facet/core'
import {useEffect, useRef} from 'react'
import {useRenderCount} from './support/useRenderCount'

export default function SubtitlesSetting() {
  const renders = useRenderCount()
  const box = useRef<HTMLInputElement>(null)
  const [subtitles, setSubtitles] = useFacetState(true)
  const status = useFacetMap((on) => (on ? 'on' : 'off'), [], [subtitles])

  // From the facet to the box. There is no checked prop, so this writes the property.
  useFacetLayoutEffect(
    (on) => {
      if (box.current !== null) box.current.checked = on
    },
    [],
    [subtitles],
  )

  // From the box to the facet.
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const onChange = () => setSubtitles(element.checked)
    element.addEventListener('change', onChange)
    return () => element.removeEventListener('change', onChange)
  }, [setSubtitles])

  return (
    <div className="stack">
      <label>
        <fast-input ref={box} type="checkbox" /> Subtitles
      </label>
      <p>
        The game has subtitles{' '}
        <fast-span data-testid="status">
          <fast-text text={status} />
        </fast-span>
      </p>
      <div className="row">
        <button onClick={() => setSubtitles((on) => on !== NO_VALUE && !on)}>
          Toggle from the game
        </button>
      </div>
      <p className="muted">
        Renders: <span data-testid="renders">{renders}</span>
      </p>
    </div>
  )
}
