/** Dispatched on the document when React has hydrated it and its controls work. */
// Stryker disable next-line StringLiteral: any name works, because every use imports it
export const hydratedEvent = 'hydrated'

/**
 * Dispatched on the document shortly after `hydratedEvent`, once components that remount in
 * the browser, such as tabs, are in place.
 */
// Stryker disable next-line StringLiteral: any name works, because every use imports it
export const settledEvent = 'settled'
