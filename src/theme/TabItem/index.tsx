// Change: a panel bears the name of its tab, which a screen reader says, and which print and pages
// without scripts show above it (src/css/theme.css), because all panels are shown there. It bears the
// value, too, by which a stored choice finds it before hydration (plugins/loading/client/tabs.ts).
import {useTabs} from '@docusaurus/theme-common/internal'
import type {Props} from '@theme/TabItem'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, tabValues, lazy} = useTabs()
  const isSelected = value === selectedValue
  if (!isSelected && lazy) return null
  const tab = tabValues.find((candidate) => candidate.value === value)
  return (
    <div
      role="tabpanel"
      aria-label={tab?.label ?? value}
      data-value={value}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  )
}
