/** Checks rely on these globals and their prototypes. */
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
const {ownKeys} = Reflect

/** Records a property, and returns a function that says whether it has changed. */
function watch(owner: object, key: PropertyKey): () => boolean {
  const before: Record<string, unknown> = {...getOwnPropertyDescriptor(owner, key)}
  return () => {
    const now: Record<string, unknown> = {...getOwnPropertyDescriptor(owner, key)}
    return !(
      is(now.value, before.value) &&
      is(now.get, before.get) &&
      is(now.set, before.set)
    )
  }
}

/**
 * Before the program runs, records the properties that checks rely on. A program could pass
 * its checks by changing one.
 *
 * @returns a function that names the first property that has changed, or its owner if properties
 *   were added or removed
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
  const watched = Object.entries(owners).flatMap(([name, value]) => {
    const owner = Object(value) as object
    const keys = ownKeys(owner)
    return [
      // A new property could shadow an inherited one.
      {name, hasChanged: () => ownKeys(owner).length !== keys.length},
      ...keys.map((key) => ({
        name: `${name}.${String(key)}`,
        hasChanged: watch(owner, key),
      })),
    ]
  })
  return () => {
    // Not `for…of` or `find`: the program could have changed both.
    let index = 0
    for (;;) {
      const property = watched[index++]
      if (!property || property.hasChanged()) return property?.name
    }
  }
}
