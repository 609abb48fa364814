import type { DrawReward } from '#shared/campaign/reward'
import { gifts } from './gifts.ts'
import kinds from './kinds.svg?no-inline'
import type { PrizeSet } from './set.ts'
import { worn } from './worn.ts'

/** Of one kind, and yet known by a name of their own. */
const NAMED_KINDS: PrizeSet = [kinds, 'candy coins key']

/**
 * Draws a reward by its name if these sets contain it, else by its kind. The drawing fills its square and glows by
 * rarity. Decorative: the name is rendered beside it.
 */
export const drawFrom =
  (...sets: PrizeSet[]): DrawReward =>
  ({ id, kind, rarity = 'common' }) => {
    const file = [NAMED_KINDS, ...sets].find(([, names]) => names.split(' ').includes(id))?.[0]
    return (
      <svg viewBox="0 0 48 48" display="block" overflow="visible" aria-hidden="true">
        {rarity !== 'common' && <use href={`${kinds}#${rarity}`} />}
        <use href={file ? `${file}#${id}` : `${kinds}#${kind}`} />
      </svg>
    )
  }

/** Draws what most campaigns give. */
export const drawPrize = drawFrom(gifts, worn)
