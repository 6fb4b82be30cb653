/**
 * Whether a reader has moved the pointer. Browsers report a move, too, when something appears
 * or scrolls under a pointer that merely lies there.
 */
export function hasMoved({movementX, movementY}: MouseEvent): boolean {
  return movementX !== 0 || movementY !== 0
}
