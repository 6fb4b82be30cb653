declare module '@generated/playground/default/playground.json' {
  import type {PlaygroundData} from '@site/plugins/playground/shared/frames'

  const playground: PlaygroundData
  export default playground
}

declare module '@generated/playground/default/checker.json' {
  /** `plugins/playground/frame/checks`, bundled as a CommonJS module. */
  const checker: string
  export default checker
}

declare module '@generated/playground/default/trace.json' {
  const trace: {
    /** `plugins/playground/frame/trace`, bundled as a CommonJS module. */
    tracer: string
    /** The page with the rules that a trace cites. */
    rules: string
  }
  export default trace
}

declare module '@generated/playground/default/packages.json' {
  import type {Packages} from '@site/plugins/playground/shared/project'

  const packages: Packages
  export default packages
}

declare module '@generated/playground/default/project.json' {
  import type {ProjectFiles} from '@site/plugins/playground/shared/project'

  const files: ProjectFiles
  export default files
}

declare module '@generated/type-checker/default/types.json' {
  import type {TypeCheckerData} from '@site/plugins/playground/shared/typeChecker'

  const data: TypeCheckerData
  export default data
}
