// Change: tabs that a parameter of the address chooses say which one, because the page loads its
// scripts only for a parameter that a part of it reads (../client). A link to a heading inside a
// tab opens the tab.
import {useLocation} from '@docusaurus/router'
import Tabs from '@theme-init/Tabs'
import type {Props} from '@theme/Tabs'
import {useEffect, type ReactNode} from 'react'
import {revealTarget} from '../client/tabs'

export default function TabsWrapper(props: Props): ReactNode {
  const {queryString, groupId} = props
  const parameter = queryString === true ? groupId : queryString
  // Another click on the same link has another key.
  const {hash, key} = useLocation()
  useEffect(() => revealTarget((tab) => tab.click()), [hash, key])
  return (
    <>
      {parameter && <span hidden data-query-parameter={parameter} />}
      <Tabs {...props} />
    </>
  )
}
