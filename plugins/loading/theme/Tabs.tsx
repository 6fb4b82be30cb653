// Change: tabs that a parameter of the address chooses say which one, because the page loads its
// scripts only for a parameter that a part of it reads (../client).
import Tabs from '@theme-init/Tabs'
import type {Props} from '@theme/Tabs'
import type {ReactNode} from 'react'

export default function TabsWrapper(props: Props): ReactNode {
  const {queryString, groupId} = props
  const parameter = queryString === true ? groupId : queryString
  return (
    <>
      {parameter && <span hidden data-query-parameter={parameter} />}
      <Tabs {...props} />
    </>
  )
}
