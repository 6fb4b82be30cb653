import type {ComponentType} from 'react'
import type {Require} from './evaluate'

type Create = (type: unknown, ...rest: unknown[]) => unknown
type Component = ((...values: unknown[]) => unknown) & {
  displayName?: string
  prototype?: {isReactComponent?: unknown; render?: (this: unknown) => unknown}
}

const elementFunctions = ['createElement', 'jsx', 'jsxs']

/**
 * Watches the components of a program render, including those in `memo` and `forwardRef`.
 * Components of packages are not watched.
 */
export function watchRenders(
  require: Require,
  packages: readonly string[],
  onRender: (name: string) => void,
) {
  const replacements = new WeakMap<object, unknown>()
  for (const name of packages) {
    for (const value of Object.values(Object(require(name)) as Record<string, unknown>))
      if (typeof value === 'function') replacements.set(value, value)
  }

  const wrapFunction = (component: Component) => {
    const name = component.displayName ?? component.name
    const wrapper = (...values: unknown[]) => {
      onRender(name)
      return component(...values)
    }
    return Object.assign(wrapper, component)
  }
  const watchClass = ({prototype}: Component, name: string) => {
    const render = prototype?.render
    if (!prototype || !render) return
    prototype.render = function () {
      onRender(name)
      return render.call(this)
    }
  }
  const wrap = (type: unknown): unknown => {
    if (typeof type === 'function') {
      const component = type as Component
      if (!component.prototype?.isReactComponent) return wrapFunction(component)
      watchClass(component, component.name)
      return type
    }
    const {type: memoized, render} = Object(type) as {type?: unknown; render?: unknown}
    if (memoized !== undefined) return {...(type as object), type: watched(memoized)}
    if (render !== undefined) return {...(type as object), render: watched(render)}
    return type
  }
  /** Wraps each type once, because React remounts a component whose type changes. */
  const watched = (type: unknown): unknown => {
    if ((typeof type !== 'object' && typeof type !== 'function') || type === null)
      return type
    if (!replacements.has(type)) replacements.set(type, wrap(type))
    return replacements.get(type)
  }

  const watchingModules = new Map<string, object>()
  const watchingModule = (name: string) => {
    const module = {...(require(name) as Record<string, unknown>)}
    for (const key of elementFunctions) {
      const create = module[key] as Create | undefined
      if (create)
        module[key] = (type: unknown, ...rest: []) => create(watched(type), ...rest)
    }
    watchingModules.set(name, module)
    return module
  }
  return {
    /** Like the given `require`, but React's modules make elements whose renders are watched. */
    require: (name: string) =>
      /^react(\/jsx-runtime)?$/.test(name)
        ? (watchingModules.get(name) ?? watchingModule(name))
        : require(name),
    /** Wraps a component that the program exports, so that its renders are watched. */
    watched: (component: ComponentType) => watched(component) as ComponentType,
  }
}
