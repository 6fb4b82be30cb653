/** Event of the document when its controls work, which is when React has hydrated it. */
export const hydratedEvent = 'hydrated'
