/** Whether `npm run test:deep` runs the tests. */
const isDeep = process.env.DEEP === 'true'

/**
 * Chooses how much a soak test does: a small part in `npm test`, everything in
 * `npm run test:deep`.
 */
export function quickOrDeep<Work>(quick: Work, deep: Work): Work {
  return isDeep ? deep : quick
}
