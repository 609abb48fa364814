import file from './gifts.svg?no-inline'
import type { PrizeSet } from './set.ts'

/** The gifts of the campaigns. */
export const gifts: PrizeSet = [file, 'castle lantern meteor peach rose stardust telescope']
