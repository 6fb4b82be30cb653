/** How long a part of the index may take to arrive, in milliseconds. */
const timeout = 30_000

/**
 * Fetches a part of the index.
 *
 * @throws when the part is missing, or its response does not begin in time
 */
export async function fetchIndex(url: string): Promise<Response> {
  const response = await fetch(url, {signal: AbortSignal.timeout(timeout)})
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response
}
