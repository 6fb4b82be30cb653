/**
 * Dispatched on the document when React has hydrated it and its controls work. Components that
 * mount again in the browser, such as tabs, have done so.
 */
export const hydratedEvent = 'hydrated'
