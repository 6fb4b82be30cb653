import {createFacet, useFacetMap, useFacetPropSetter} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useMemo} from 'react'
import {useRenderCount} from './support/useRenderCount'

const defaults = {volume: 50, subtitles: true}

export default function SettingsPanel() {
  const renders = useRenderCount()
  const settings = useMemo(() => createFacet({initialValue: defaults}), [])
  const setVolume = useFacetPropSetter(settings, 'volume')
  const setSubtitles = useFacetPropSetter(settings, 'subtitles')

  const volume = useFacetMap((s) => `Volume ${s.volume}`, [], [settings])
  const subtitles = useFacetMap(
    (s) => `Subtitles ${s.subtitles ? 'on' : 'off'}`,
    [],
    [settings],
  )
  const copied = useFacetMap((s) => (s === defaults ? 'no' : 'yes'), [], [settings])

  return (
    <div className="stack">
      <fast-div data-testid="volume">
        <fast-text text={volume} />
      </fast-div>
      <fast-div data-testid="subtitles">
        <fast-text text={subtitles} />
      </fast-div>
      <div className="row">
        <button onClick={() => setVolume(80)}>Volume 80</button>
        <button onClick={() => setSubtitles(false)}>Subtitles off</button>
      </div>
      <div className="muted">
        A new object:{' '}
        <span data-testid="copied">
          <fast-text text={copied} />
        </span>
        , renders: <span data-testid="renders">{renders}</span>
      </div>
    </div>
  )
}
