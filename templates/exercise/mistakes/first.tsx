// Here goes the title of the check that this program fails
// Here go the words in which it fails
export default function Hud() {
  return <p id="score">Wrong?</p>
}
