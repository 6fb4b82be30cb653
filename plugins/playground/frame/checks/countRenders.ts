import type {ComponentType, createElement} from 'react'
import type {Require} from '../evaluate'

type CreateElement = typeof createElement
type Component = ((...values: unknown[]) => unknown) & {
  displayName?: string
  prototype?: {isReactComponent?: unknown}
}

/** The functions of a module that make elements. */
const elementFunctions = ['createElement', 'jsx', 'jsxs']

/**
 * Counts how often the function components of a program render, including those in `memo`
 * and `forwardRef`. Components of packages are not counted.
 *
 * @param require returns a module by its name
 * @param packages names of the modules whose components are not counted
 */
export function countRenders(require: Require, packages: readonly string[]) {
  const counts = new Map<string, number>()
  const replacements = new WeakMap<object, unknown>()
  for (const name of packages) {
    for (const value of Object.values(Object(require(name)) as Record<string, unknown>))
      if (typeof value === 'function') replacements.set(value, value)
  }

  const wrapFunction = (component: Component) => {
    const name = component.displayName ?? component.name
    const wrapper = (...values: unknown[]) => {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return component(...values)
    }
    return Object.assign(wrapper, component)
  }
  const wrap = (type: unknown): unknown => {
    if (typeof type === 'function') {
      const component = type as Component
      return component.prototype?.isReactComponent ? type : wrapFunction(component)
    }
    const {type: memoized, render} = Object(type) as {type?: unknown; render?: unknown}
    if (memoized !== undefined) return {...(type as object), type: counted(memoized)}
    if (render !== undefined) return {...(type as object), render: counted(render)}
    return type
  }
  /** Wraps each type once, because React remounts a component whose type changes. */
  const counted = (type: unknown): unknown => {
    if ((typeof type !== 'object' && typeof type !== 'function') || type === null)
      return type
    if (!replacements.has(type)) replacements.set(type, wrap(type))
    return replacements.get(type)
  }

  const countingModules = new Map<string, object>()
  const countingModule = (name: string) => {
    const module = {...(require(name) as Record<string, unknown>)}
    for (const key of elementFunctions) {
      const create = module[key] as CreateElement | undefined
      if (!create) continue
      module[key] = (type: string, ...rest: []) =>
        create(counted(type) as string, ...rest)
    }
    countingModules.set(name, module)
    return module
  }
  return {
    /** Like the given `require`, but React's modules make elements whose renders are counted. */
    require: (name: string) =>
      /^react(\/jsx-runtime)?$/.test(name)
        ? (countingModules.get(name) ?? countingModule(name))
        : require(name),
    /** Wraps a component that the program exports, so that its renders are counted. */
    counted: (component: ComponentType) => counted(component) as ComponentType,
    /** How often each component has rendered, in order of first render. */
    counts: counts as ReadonlyMap<string, number>,
    forget: () => counts.clear(),
  }
}
