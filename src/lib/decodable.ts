function survives(decode: () => void): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

/**
 * Whether the router can go to an address. It decodes a path twice and a hash once, and
 * throws at a percent sign that encodes nothing.
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
 * Makes an address one that the router can go to: where a path or a hash cannot be decoded,
 * its percent signs become replacement characters, as a lenient decoder would have it.
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
