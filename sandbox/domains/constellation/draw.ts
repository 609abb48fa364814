import type { Random } from '../../world/random.ts'
import { GUARANTEE, ODDS, roomStars, STAR_CHANCE } from './plan.ts'
import type { Sky } from './sky.ts'

export type Drawn = (typeof ODDS)[number] & { star: number | null }

/** One draw: counts it, moves the guarantee, lights a star of the room now and then. Pays nothing out. */
export function drawOnce(sky: Sky, luck: Random): Drawn {
  sky.draws++
  sky.guaranteeLeft--
  const prize = pick(luck, sky.guaranteeLeft <= 0)
  if (isHigh(prize)) sky.guaranteeLeft = GUARANTEE
  const lit = sky.lit.get(sky.room) ?? 0
  // Asked for in every draw, so that what comes after does not depend on the room.
  const lights = luck.next() < STAR_CHANCE
  if (!lights || lit >= roomStars(sky.room)) return { ...prize, star: null }
  sky.lit.set(sky.room, lit + 1)
  return { ...prize, star: lit }
}

const isHigh = ({ rarity }: (typeof ODDS)[number]) => rarity === 'epic' || rarity === 'legend'

/** By the published chances; with the guarantee among epic and legend alone, in the same proportions. */
function pick(luck: Random, guaranteed: boolean): (typeof ODDS)[number] {
  const open = guaranteed ? ODDS.filter(isHigh) : ODDS
  let left = luck.next() * open.reduce((sum, { percent }) => sum + percent, 0)
  for (const prize of open) {
    left -= prize.percent
    if (left < 0) return prize
  }
  return open[open.length - 1] as (typeof ODDS)[number]
}
