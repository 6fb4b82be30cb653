/** How long a pointer must rest, or the focus stay, before a type is shown. */
export const restMs = 300
