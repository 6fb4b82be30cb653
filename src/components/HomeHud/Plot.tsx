import type {ReactNode} from 'react'
import type {Figures} from './comparison'
import {polyline, scaleEnd} from './samples'
import styles from './styles.module.css'

const size = {width: 600, height: 90}

/** Script time of the last updates of both HUDs, on one scale. */
export function Plot({react, facets}: Pick<Figures, 'react' | 'facets'>): ReactNode {
  const end = scaleEnd([...react.times, ...facets.times])
  return (
    <figure className={styles.plot}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline
          className={styles.reactLine}
          points={polyline(react.times, end, size)}
        />
        <polyline
          className={styles.facetLine}
          points={polyline(facets.times, end, size)}
        />
      </svg>
      <figcaption>
        Script time of each update, from 0 to {Number(end.toPrecision(1))} ms:{' '}
        <span className={styles.reactKey}>React state</span>,{' '}
        <span className={styles.facetKey}>facets</span>.
      </figcaption>
    </figure>
  )
}
