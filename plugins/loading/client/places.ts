/** The indexes of an element and its ancestors among their siblings, outermost first. */
function pathOf(element: Element): number[] {
  const parent = element.parentElement
  return parent
    ? [...pathOf(parent), Array.prototype.indexOf.call(parent.children, element)]
    : []
}

/**
 * Remembers where an element is: returns a function that finds it or, once React has mounted another
 * one in its place, that one.
 */
export function placeOf(element: Element): () => Element | undefined {
  const path = pathOf(element)
  return () =>
    element.isConnected
      ? element
      : path.reduce<Element | undefined>(
          (parent, index) => parent?.children[index],
          document.documentElement,
        )
}
