/** Whether soak tests run in full, as in `npm run test:deep`. */
const isDeep = process.env.DEEP === 'true'

/**
 * Chooses how much a soak test does: in `npm test` just enough to find a fault, in
 * `npm run test:deep` everything.
 */
export function soak<Work>(short: Work, whole: Work): Work {
  return isDeep ? whole : short
}
