/** Whether `npm run test:deep` runs the tests. */
const isDeep = process.env.DEEP === 'true'

/**
 * Chooses how much a test does: `deep` in `npm run test:deep`, `quick` in every other run.
 */
export function quickOrDeep<Work>(quick: Work, deep: Work): Work {
  return isDeep ? deep : quick
}
