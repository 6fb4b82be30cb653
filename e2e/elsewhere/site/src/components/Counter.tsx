/** A component of a page. */
export default function Counter({start}: {start: number}) {
  return <p>Counter begins at {start}</p>
}
