/** Whether soaks run whole: `npm run test:deep`. */
const isDeep = process.env.DEEP === 'true'

/**
 * How much a soak does: little in `npm test`, enough to fail when what it looks for is
 * there, and all of it in `npm run test:deep`.
 */
export function soak<Amount>(short: Amount, whole: Amount): Amount {
  return isDeep ? whole : short
}
