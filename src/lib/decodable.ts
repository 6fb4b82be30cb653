function survives(decode: () => void): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

/**
 * Whether the router can open an address: it decodes a path twice and a hash once, and throws
 * on a percent sign that encodes nothing.
 *
 * @param address a URL or a location, whose parts are encoded
 */
export function isDecodable({pathname, hash}: Pick<URL, 'pathname' | 'hash'>): boolean {
  return survives(() => {
    decodeURI(decodeURI(pathname))
    decodeURIComponent(hash)
  })
}

/**
 * Repairs an address so that the router can open it: in a path or a hash that cannot be
 * decoded, each percent sign becomes a replacement character.
 *
 * @returns path, query and hash
 */
export function toDecodable({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const lenient = (part: Partial<Pick<URL, 'pathname' | 'hash'>>, text: string) =>
    isDecodable({pathname: '', hash: '', ...part}) ? text : text.replaceAll('%', '\uFFFD')
  return lenient({pathname}, pathname) + search + lenient({hash}, hash)
}
