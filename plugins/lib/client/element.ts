/** Creates an element with attributes and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes))
    created.setAttribute(attribute, value)
  created.append(...children)
  return created
}
