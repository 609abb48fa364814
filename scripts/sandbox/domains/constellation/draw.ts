import type { Random } from '../../world/random.ts'
import { drawOne } from '../../world/random.ts'
import { GUARANTEE, ODDS, roomStars, STAR_CHANCE } from './plan.ts'
import type { Sky } from './sky.ts'

export type Drawn = (typeof ODDS)[number] & { star: number | null }

/** One draw: counts it, moves the guarantee, lights a star of the room now and then. Pays nothing out. */
export function drawOnce(sky: Sky, luck: Random): Drawn {
  sky.draws++
  sky.guaranteeLeft--
  // With the guarantee among epic and legend alone, in the same proportions.
  const prize = drawOne(luck, sky.guaranteeLeft <= 0 ? ODDS.filter(isHigh) : ODDS)
  if (isHigh(prize)) sky.guaranteeLeft = GUARANTEE
  const lit = sky.lit.get(sky.room) ?? 0
  // Asked for in every draw, so that what comes after does not depend on the room.
  const lights = luck.next() < STAR_CHANCE
  if (!lights || lit >= roomStars(sky.room)) return { ...prize, star: null }
  sky.lit.set(sky.room, lit + 1)
  return { ...prize, star: lit }
}

const isHigh = ({ rarity }: (typeof ODDS)[number]) => rarity === 'epic' || rarity === 'legend'
