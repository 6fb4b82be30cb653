/** Whether `npm run test:deep` runs the tests. */
const isDeep = process.env.DEEP === 'true'

/**
 * Chooses how much a soak test does: in `npm test` just enough to find a fault, in
 * `npm run test:deep` everything.
 */
export function quickOrDeep<Work>(quick: Work, deep: Work): Work {
  return isDeep ? deep : quick
}
