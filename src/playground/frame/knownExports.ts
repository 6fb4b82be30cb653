/** What loaders ask each module for, whether it exports it or not. */
const optional: readonly PropertyKey[] = ['__esModule', 'then']

/**
 * Gives a program a module that throws where the program takes what the module does not
 * export. It would otherwise fail later, with `undefined`, which names nothing.
 *
 * @param name what the program imports it by
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
