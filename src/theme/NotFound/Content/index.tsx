// Change: offers the likely pages and search instead of a dead end.
import Link from '@docusaurus/Link'
import type {Props} from '@theme/NotFound/Content'
import clsx from 'clsx'
import type {ReactNode} from 'react'

const likelyPages = [
  {to: '/docs/getting-started', label: 'Getting started'},
  {to: '/docs/api/overview', label: 'Every export of the API'},
  {to: '/docs/api/hooks', label: 'Hooks'},
  {to: '/docs/rendering/overview', label: 'Rendering'},
  {to: '/blog', label: 'Blog'},
]

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <h1>Page not found</h1>
      <p>
        There is no page at this address. It may have moved, or the link may be mistyped.{' '}
        <Link to="/search">Search the docs</Link>, or go on from here:
      </p>
      <ul>
        {likelyPages.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
