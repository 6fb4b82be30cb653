// Change: adds what outlives every page. The stock component renders its children alone.
import type {Props} from '@theme/Root'
import type {ReactNode} from 'react'
import {Announcer} from '@site/src/components/Announcer'

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <Announcer />
    </>
  )
}
