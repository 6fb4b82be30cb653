import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type {ReactNode} from 'react'
import {CopyButton} from '../CopyButton'
import styles from './styles.module.css'

/** The same command as in docs/getting-started.mdx, "Install". */
const installCommand =
  'npm install react@18 @react-facet/core@18 @react-facet/dom-fiber@18'

interface Props {
  /** A short program, shown beside the text. */
  children: ReactNode
}

/** The head of the home page: what the library is, and how to start with it. */
export function HomeHero({children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext()
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <img
          className={styles.logo}
          src={useBaseUrl('/img/logo.svg')}
          alt=""
          width={88}
          height={88}
        />
        <h1 className={styles.title}>{siteConfig.title}</h1>
        <p className={styles.tagline}>{siteConfig.tagline}</p>
        <p className={styles.promise}>
          A health bar changes sixty times a second and no component renders. React keeps
          the structure; facets carry the values straight to the DOM.
        </p>
        <div className={styles.actions}>
          <Link className="button button--lg button--primary" to="/docs/getting-started">
            Get started
          </Link>
          <Link
            className="button button--lg button--outline button--primary"
            to="/docs/goals"
          >
            Goals
          </Link>
        </div>
        <div className={styles.install}>
          <code>{installCommand}</code>
          <CopyButton label="Copy the install command" text={() => installCommand} />
        </div>
        <p className={styles.note}>
          <Link to="/docs/getting-started#install">From here to a counter</Link>
        </p>
      </div>
      <div className={styles.sample}>{children}</div>
    </header>
  )
}
