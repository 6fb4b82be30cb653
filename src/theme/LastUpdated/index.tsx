// Change: formats a date in English itself. The stock component makes an Intl.DateTimeFormat during
// hydration: on a phone, a page reacts 70 ms later. In another language, or with an author, it is
// the stock one.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import {ThemeClassNames} from '@docusaurus/theme-common'
import OriginalLastUpdated from '@theme-original/LastUpdated'
import type {Props} from '@theme/LastUpdated'
import type {ReactNode} from 'react'

/** A day in UTC, such as "Nov 22, 2026". */
function formatDay(date: Date): string {
  const [, day, month, year] = date.toUTCString().split(' ')
  return `${month} ${Number(day)}, ${year}`
}

export default function LastUpdated(props: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n
  const {lastUpdatedAt, lastUpdatedBy} = props
  if (!lastUpdatedAt || lastUpdatedBy || currentLocale !== 'en')
    return <OriginalLastUpdated {...props} />
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
