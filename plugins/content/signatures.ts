import type {Code, Root} from 'mdast'
import {visit} from 'unist-util-visit'

/**
 * Writes a signature.
 *
 * @param names an export of the packages, and other types that its file declares
 * @throws when there is no declaration of a name
 */
export type SignatureOf = (names: readonly string[]) => Promise<string>

/**
 * Writes each signature into the fence that asks for it: `signature="Mount, MountProps"`.
 *
 * @throws an error with the line of the fence, when it is not empty or a name is unknown
 */
export async function writeSignatures(
  root: Root,
  signatureOf: SignatureOf,
): Promise<void> {
  const fences: Code[] = []
  visit(root, 'code', (fence) => void fences.push(fence))
  for (const fence of fences) {
    const names = /(?:^|\s)signature="([^"]*)"/.exec(fence.meta ?? '')?.[1]
    if (names === undefined) continue
    try {
      if (fence.value !== '') throw new Error('The build writes it: empty the fence.')
      fence.value = await signatureOf(names.split(/,\s*/))
    } catch (error) {
      const message = `signature="${names}": ${(error as Error).message}`
      throw Object.assign(new Error(message), {line: fence.position?.start.line})
    }
  }
}
