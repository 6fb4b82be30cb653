import {corpus, payloads} from '../../tools/hostileInput'
import {soak} from '../deep'

/** Of each kind of hostile input the first text, and every fifth after it. */
const sample = Object.entries(corpus).flatMap(([kind, texts]) =>
  texts.filter((_, index) => index % 5 === 0).map((text) => ({kind, text})),
)

/** The hostile input that tests try. */
export const tried = soak(sample, payloads)
