/** The router decodes a path twice and a hash once, and throws if it cannot. */
const decodePath = (path: string) => decodeURI(decodeURI(path))
const decodeHash = decodeURIComponent

function canDecode(decode: (text: string) => string, text: string): boolean {
  try {
    decode(text)
    return true
  } catch {
    return false
  }
}

/**
 * Whether the router can open an address.
 *
 * @param address a URL or a location, whose parts are encoded
 */
export function isDecodable({pathname, hash}: Pick<URL, 'pathname' | 'hash'>): boolean {
  return canDecode(decodePath, pathname) && canDecode(decodeHash, hash)
}

/**
 * Repairs an address so that the router can open it: in a path or a hash that cannot be
 * decoded, each percent sign becomes a replacement character.
 *
 * @returns path, query and hash
 */
export function toDecodable(address: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const repair = (decode: (text: string) => string, text: string) =>
    canDecode(decode, text) ? text : text.replaceAll('%', '\uFFFD')
  const {pathname, search, hash} = address
  return repair(decodePath, pathname) + search + repair(decodeHash, hash)
}
