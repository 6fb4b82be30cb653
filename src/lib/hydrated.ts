/** Event of the document when its controls work, which is when React has hydrated it. */
// Stryker disable next-line StringLiteral: any name does, as all take it from here
export const hydratedEvent = 'hydrated'

/**
 * Event of the document, shortly after the other, when the components are there that are
 * mounted again once they know that there is a browser. Tabs are.
 */
// Stryker disable next-line StringLiteral: any name does, as all take it from here
export const settledEvent = 'settled'
