// Change: tabs that a parameter of the address chooses say which one, because the page loads its
// scripts only for a parameter that a part of it reads (../client), and tabs of a group where their
// choice is stored, so that it is shown without scripts. A link to a heading inside a
// tab opens the tab. The stock tabs mount again after hydration: in an element of their own, they do
// not make browsers style the whole page again (the theme has rules for whatever follows an element).
import {useLocation} from '@docusaurus/router'
import storage from '@generated/site-storage'
import Tabs from '@theme-init/Tabs'
import type {Props} from '@theme/Tabs'
import {useEffect, type ReactNode} from 'react'
import {revealTarget} from '../client/tabs'

export default function TabsWrapper(props: Props): ReactNode {
  const {queryString, groupId} = props
  const parameter = queryString === true ? groupId : queryString
  // The key that the theme makes.
  const storageKey =
    groupId === undefined || storage.type !== 'localStorage'
      ? undefined
      : `docusaurus.tab.${groupId}${storage.namespace}`
  // Another click on the same link has another key.
  const {hash, key} = useLocation()
  useEffect(() => revealTarget((tab) => tab.click()), [hash, key])
  return (
    <div data-query-parameter={parameter} data-choice={storageKey}>
      <Tabs {...props} />
    </div>
  )
}
