import file from './entrances.svg?no-inline'
import type { PrizeSet } from './set.ts'

/** Entrances of the group events, one a date. */
export const entrances: PrizeSet = [
  file,
  'entranceBalloon entranceBeacon entranceBlocks entranceBloom entranceBoat entranceDragonBoat entranceDrum entranceFirefly entranceFireworks entranceHarvest entranceHome entranceMoon entranceSand entranceStars entranceSunset',
]
