/** Here goes a solution that people write otherwise; there are two at least. */
export default function Hud() {
  return <p id="score">Solved otherwise?</p>
}
