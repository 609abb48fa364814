import type { PrizeSet } from './set.ts'
import file from './signs.svg?no-inline'

/** Treasures of the twelve signs. */
export const signs: PrizeSet = [
  file,
  'aquarius aries cancer capricorn gemini leo libra pisces sagittarius scorpio taurus virgo',
]
