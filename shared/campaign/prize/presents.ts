import file from './presents.svg?no-inline'
import type { PrizeSet } from './set.ts'

/** Gifts of the halls, and what is found or collected. */
export const presents: PrizeSet = [
  file,
  'bear bouquet cake car champagne chest crown fireworks fragment heart kiss medal planet ring rocket star yacht',
]
