import type { PrizeSet } from './set.ts'
import file from './worn.svg?no-inline'

/** Frames, titles, entrances, bubbles and cards that have a name. */
export const worn: PrizeSet = [
  file,
  'bubbleCandy bubbleDawn bubblePair cardCatchUp cardDouble entranceKite entranceRoyal entranceTrain frameDawn frameFox frameLight framePair frameSpring frameZodiac titleStar',
]
