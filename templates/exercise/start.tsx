import type {Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

/** Replace this with the program that a reader begins with. */
export default function Hud({score}: {score: Facet<number>}) {
  return (
    <p id="score">
      <fast-text text={score} />
    </p>
  )
}
