import type {ReactNode} from 'react'
import {useStored} from '../../../lib/client/useStored'
import styles from './styles.module.css'

/** Marks an exercise in a list as solved, if the reader has solved it. */
export function Solved({name}: {name: string}): ReactNode {
  const {text} = useStored(`solved.${name}`)
  return text === undefined ? null : <span className={styles.solved}> Solved</span>
}
