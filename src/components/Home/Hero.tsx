import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type {ReactNode} from 'react'
import {CopyButton} from '@site/plugins/lib/client/CopyButton'
import styles from './styles.module.css'

/** The same command as in docs/getting-started.mdx, "Install". */
const installCommand =
  'npm install react@18 @react-facet/core@18 @react-facet/dom-fiber@18'

interface Props {
  /** A short program, shown beside the text. */
  children: ReactNode
}

/** The top of the home page: what the library is, and how to start with it. */
export function Hero({children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext()
  return (
    <header className="row padding-vert--xl">
      <div className="col col--6 margin-bottom--md">
        <img src={useBaseUrl('/img/logo.svg')} alt="" width={88} height={88} />
        <h1 className="hero__title">{siteConfig.title}</h1>
        <p className="hero__subtitle text--primary">{siteConfig.tagline}</p>
        <p>
          A health bar changes sixty times a second and no component renders. React keeps
          the structure; facets carry the values straight to the DOM.
        </p>
        <p>
          <Link
            className="button button--lg button--primary margin-right--sm"
            to="/docs/getting-started"
          >
            Get started
          </Link>
          <Link
            className="button button--lg button--outline button--primary"
            to="/docs/goals"
          >
            Goals
          </Link>
        </p>
        <div className={styles.install}>
          <code>{installCommand}</code>
          <CopyButton label="Copy the install command" text={() => installCommand} />
        </div>
      </div>
      <div className={`col col--6 ${styles.sample}`}>{children}</div>
    </header>
  )
}
