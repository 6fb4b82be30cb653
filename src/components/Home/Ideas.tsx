import Link from '@docusaurus/Link'
import type {ReactNode} from 'react'
import Mutable from './mutable.svg'
import Observable from './observable.svg'
import Reconciliation from './reconciliation.svg'
import styles from './styles.module.css'

const ideas = [
  {
    Picture: Observable,
    title: 'Observable',
    text: 'A facet is a value that tells its observers when it changes. Text, class names and styles observe it; components need not.',
    to: '/docs/api/hooks/use-facet-state',
    more: 'Make a facet',
  },
  {
    Picture: Reconciliation,
    title: 'Minimal reconciliation',
    text: 'A change goes straight to where the DOM shows it. Mounting and unmounting stay React’s work.',
    to: '/docs/goals#the-idea-leaf-updates',
    more: 'See a leaf update',
  },
  {
    Picture: Mutable,
    title: 'Friendly to mutable objects',
    text: 'Your engine may change one object in place and hand it over each frame. Of the numbers and texts you derive, only those that changed are passed on.',
    to: '/docs/game-ui-development/overview',
    more: 'Connect a game',
  },
]

/** The three ideas of the library. */
export function Ideas(): ReactNode {
  return (
    <section className="row" aria-label="The three ideas">
      {ideas.map(({Picture, title, text, to, more}) => (
        <article key={title} className="col col--4 margin-bottom--lg">
          <div className="card card--full-height padding--lg">
            <Picture aria-hidden="true" className={styles.picture} />
            <h2 className={styles.idea}>{title}</h2>
            <p>{text}</p>
            <Link to={to}>{more}</Link>
          </div>
        </article>
      ))}
    </section>
  )
}
