/** What compiled imports and promises read, whether or not a module exports it. */
const optional: readonly PropertyKey[] = ['__esModule', 'then']

/**
 * Wraps a module so that reading a missing export throws an error naming it. Otherwise the
 * program would get `undefined` and fail later.
 */
export function withKnownExports<Module extends object>(
  name: string,
  module: Module,
): Module {
  return new Proxy(module, {
    get(target, key) {
      if (typeof key === 'string' && !(key in target) && !optional.includes(key))
        throw new Error(`${name} has no export ${key}.`)
      return Reflect.get(target, key) as unknown
    },
  })
}
