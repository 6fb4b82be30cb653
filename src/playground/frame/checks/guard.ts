/** What checks rely on: objects, and constructors with their prototypes. */
const reliedOn = [
  'Object',
  'Array',
  'String',
  'Number',
  'Function',
  'Map',
  'Set',
  'WeakMap',
  'Promise',
  'RegExp',
  'EventTarget',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'Document',
  'MutationObserver',
  'JSON',
  'Reflect',
] as const

// Copied early, because the program could replace them.
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
 * Records what checks rely on before the program runs. A program could pass its checks by
 * changing any of it.
 *
 * @param modules what the program can import, by name
 * @returns a function that finds the first change since
 */
export function guard(
  modules: Readonly<Partial<Record<string, unknown>>>,
): () => string | undefined {
  const owners: Record<string, unknown> = {...modules}
  for (const name of reliedOn) {
    const owner: object = window[name]
    owners[name] = owner
    if ('prototype' in owner) owners[`${name}.prototype`] = owner.prototype
  }
  const remembered = Object.entries(owners).flatMap(([name, value]) => {
    const owner = Object(value) as object
    return Reflect.ownKeys(owner).map((key) => ({
      name: `${name}.${String(key)}`,
      owner,
      key,
      content: contentOf(owner, key),
    }))
  })
  return () => {
    let index = 0
    for (;;) {
      const property = remembered[index++]
      if (!property) return undefined
      const {name, owner, key, content} = property
      if (!is(contentOf(owner, key), content)) return name
    }
  }
}
