// Change: formats the date itself, in English only, and does not show who changed the page.
// The stock component makes an Intl.DateTimeFormat during hydration: on a phone, a page reacts
// 70 ms later.
import {ThemeClassNames} from '@docusaurus/theme-common'
import type {Props} from '@theme/LastUpdated'
import type {ReactNode} from 'react'

/** A day in UTC, such as "Nov 22, 2026". */
function formatDay(date: Date): string {
  const [, day, month, year] = date.toUTCString().split(' ')
  return `${month} ${Number(day)}, ${year}`
}

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null
  const date = new Date(lastUpdatedAt)
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {formatDay(date)}
        </time>
      </b>
    </span>
  )
}
