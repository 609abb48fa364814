import file from './presents.svg?no-inline'
import type { PrizeSet } from './set.ts'

/** Gifts sent in halls, and collectibles. */
export const presents: PrizeSet = [
  file,
  'bear bouquet cake car champagne chest crown fireworks fragment heart kiss medal planet ring rocket star yacht',
]
