import type {WritableFacet} from '@react-facet/core'
import type {Exercise} from '@site/plugins/playground/shared/exercise'

export interface Props {
  track: WritableFacet<string>
  play: (track: string) => () => void
  /** The tracks that are playing. */
  playing: Set<string>
}

export default {
  props: (facet) => {
    const playing = new Set<string>()
    const play = (track: string) => {
      playing.add(track)
      return () => void playing.delete(track)
    }
    return {track: facet('Village'), play, playing}
  },
  controls: {
    'Into the cave': ({track}) => track.set('Cave'),
    'Back to the village': ({track}) => track.set('Village'),
  },
  asked: {
    'Only the track of the place plays': async (t) => {
      await t.push(() => t.props.track.set('Cave'))
      t.expect('What plays in the cave', [...t.props.playing], ['Cave'])
    },
    'Nothing plays when the screen is closed': async (t) => {
      await t.unmount()
      t.expect('What plays', [...t.props.playing], [])
    },
  },
  kept: {
    'The first track plays from the start': (t) => {
      t.expect('What plays', [...t.props.playing], ['Village'])
    },
    'No observer is left when the screen is closed': async (t) => {
      await t.unmount()
      t.expect('Observers of the track', t.observers(t.props.track), 0)
    },
  },
} satisfies Exercise<Props>
