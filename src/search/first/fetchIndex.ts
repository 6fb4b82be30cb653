/** How long a part of the index may take to arrive, in milliseconds. */
const timeout = 30_000

/** Fetches a part of the index, and fails if it does not arrive in time. */
export function fetchIndex(url: string): Promise<Response> {
  return fetch(url, {signal: AbortSignal.timeout(timeout)})
}
