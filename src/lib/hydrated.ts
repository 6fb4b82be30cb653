/** Event of the document when React has hydrated it, so that its controls work. */
// Stryker disable next-line StringLiteral: any name does, as all take it from here
export const hydratedEvent = 'hydrated'

/**
 * Event of the document shortly afterwards, when components such as tabs, which are mounted
 * again in the browser, are in place.
 */
// Stryker disable next-line StringLiteral: any name does, as all take it from here
export const settledEvent = 'settled'
