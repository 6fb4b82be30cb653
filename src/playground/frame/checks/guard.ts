/** The objects that checks rely on, each with its usual name. */
function reliedOn(): [string, object][] {
  return [
    ...[
      Object,
      Array,
      String,
      Number,
      Function,
      Map,
      Set,
      WeakMap,
      Promise,
      RegExp,
    ].flatMap((made): [string, object][] => [
      [made.name, made],
      [`${made.name}.prototype`, made.prototype as object],
    ]),
    ...[
      EventTarget,
      Node,
      Element,
      HTMLElement,
      HTMLInputElement,
      Document,
      MutationObserver,
    ].map((made): [string, object] => [`${made.name}.prototype`, made.prototype]),
    ['JSON', JSON],
    ['Reflect', Reflect],
  ]
}

// Copied before the program runs, which could replace them.
const {getOwnPropertyDescriptor, is} = Object

/** The value of a property, or its getter. */
function contentOf(owner: object, key: PropertyKey): unknown {
  const property: {value?: unknown; get?: unknown} | undefined = getOwnPropertyDescriptor(
    owner,
    key,
  )
  return property?.get ?? property?.value
}

/**
 * Remembers what checks rely on before the program runs. A program that changed any of it
 * could make its checks pass.
 *
 * @param modules what the program can import, by name
 * @returns finds the first thing that has changed since
 */
export function guard(
  modules: Readonly<Partial<Record<string, unknown>>>,
): () => string | undefined {
  const owners: [string, object][] = [
    ...reliedOn(),
    ...Object.entries(modules).map(([name, module]): [string, object] => [
      name,
      Object(module) as object,
    ]),
  ]
  const remembered = owners.flatMap(([name, owner]) =>
    Reflect.ownKeys(owner).map((key) => ({
      name: `${name}.${String(key)}`,
      owner,
      key,
      content: contentOf(owner, key),
    })),
  )
  return () => {
    let index = 0
    for (;;) {
      const one = remembered[index++]
      if (!one) return undefined
      if (!is(contentOf(one.owner, one.key), one.content)) return one.name
    }
  }
}
