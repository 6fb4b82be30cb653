import {Map, Mount, NO_VALUE, useFacetEffect, useFacetState} from '@react-facet/core'
import type {Facet, Option, Setter} from '@react-facet/core'
import '@react-facet/dom-fiber'

function MusicPlayer({track, log}: {track: Facet<string>; log: Setter<string[]>}) {
  useFacetEffect(
    (name) => {
      log(append(`effect: play ${name}`))
      return () => log(append(`cleanup: stop ${name}`))
    },
    [log],
    [track],
  )
  return null
}

export default function Soundtrack() {
  const [track, setTrack] = useFacetState('menu')
  const [playing, setPlaying] = useFacetState(true)
  const [lines, log] = useFacetState<string[]>([])

  const write = (name: string) => {
    log(append(`write ${name}`))
    setTrack(name)
    log(append('the write has returned'))
  }

  return (
    <div className="stack">
      <Mount when={playing}>
        <MusicPlayer track={track} log={log} />
      </Mount>
      <div className="row">
        <button type="button" onClick={() => write('battle')}>
          Write battle
        </button>
        <button type="button" onClick={() => write('menu')}>
          Write menu
        </button>
        <button type="button" onClick={() => setPlaying(false)}>
          Unmount
        </button>
      </div>
      <ol className="log" data-testid="log">
        <Map array={lines}>
          {(text) => (
            <li>
              <fast-text text={text} />
            </li>
          )}
        </Map>
      </ol>
    </div>
  )
}

const append = (text: string) => (lines: Option<string[]>) =>
  lines === NO_VALUE ? [text] : [...lines, text]
