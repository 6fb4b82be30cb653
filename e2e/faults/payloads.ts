import {corpus, payloads} from '../../tools/hostileInput'
import {quickOrDeep} from '../deep'

/** Every fifth text of each kind of hostile input, beginning with the first. */
const sample = Object.entries(corpus).flatMap(([kind, texts]) =>
  texts.filter((_, index) => index % 5 === 0).map((text) => ({kind, text})),
)

/** The sample; in `npm run test:deep`, every payload. */
export const hostileInputs = quickOrDeep(sample, payloads)
