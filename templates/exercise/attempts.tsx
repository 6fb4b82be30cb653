/** Here goes a solution that people write otherwise; there are two at least. */
export function Otherwise() {
  return <p id="score">Solved otherwise?</p>
}

// Here goes the title of the check that this program fails
// Here go the words in which it fails
export function Mistake() {
  return <p id="score">Wrong?</p>
}
