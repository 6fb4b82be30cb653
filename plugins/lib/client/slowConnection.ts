interface NetworkInformation {
  effectiveType?: string
  saveData?: boolean
}

/** Whether the reader is on 2g or has data saver on. */
export function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {connection?: NetworkInformation}
  return connection?.saveData === true || !!connection?.effectiveType?.includes('2g')
}
