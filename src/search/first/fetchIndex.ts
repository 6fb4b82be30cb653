/** How long a part of the index may take to arrive, in milliseconds. */
const timeout = 30_000

/** Asks for a part of the index; fails when it has not arrived in time. */
export function fetchIndex(url: string): Promise<Response> {
  return fetch(url, {signal: AbortSignal.timeout(timeout)})
}
