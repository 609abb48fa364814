import type { Motif } from '../../_family/edition.ts'
import { Boat } from './Boat.tsx'
import { Oar } from './Oar.tsx'
import { River } from './River.tsx'

/** Five paper boats, each with a rower of the riverside, on the way to a stone bridge. */
export const paperBoats: Motif = {
  Scenery: River,
  Token: Oar,
  racers: [
    { Figure: () => Boat('egret'), color: 'var(--stone)' },
    { Figure: () => Boat('dragonfly'), color: 'var(--wing)' },
    { Figure: () => Boat('frog'), color: 'var(--leaf)' },
    { Figure: () => Boat('chestnut'), color: 'var(--berry)' },
    { Figure: () => Boat('lotus'), color: 'var(--seal)' },
  ],
}
