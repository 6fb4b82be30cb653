declare module '@generated/live-examples/default/programs' {
  import type {ComponentType} from 'react'

  /** Loads the code of an example, by its name (plugins/code/examples). */
  export const programs: Partial<Record<string, () => Promise<{default: ComponentType}>>>
}
