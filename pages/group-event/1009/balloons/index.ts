import type { Motif } from '../../_family/edition.ts'
import { Checks, Hearts, Maple, Stars, Stripes, Waves } from './Balloons.tsx'
import { Flame } from './Flame.tsx'
import { Hills } from './Hills.tsx'

export { Basket } from './Basket.tsx'

/** Six balloons that rise from the shore of a lake. */
export const balloons: Motif = {
  Scenery: Hills,
  Token: Flame,
  racers: [
    { Figure: Stripes, color: 'var(--stripe)' },
    { Figure: Checks, color: 'var(--check)' },
    { Figure: Stars, color: 'var(--star)' },
    { Figure: Hearts, color: 'var(--heart)' },
    { Figure: Waves, color: 'var(--wave)' },
    { Figure: Maple, color: 'var(--leaf)' },
  ],
}
