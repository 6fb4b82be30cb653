/** How long a pointer rests, or the focus stays, before a type is shown. */
export const restMs = 300
