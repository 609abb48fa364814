import type { Motif } from '../../_family/edition.ts'
import { Hills } from './Hills.tsx'
import { Square, Star, Swallowtail, Triangle } from './Pennants.tsx'

/** Four pennants race over the hills: a start, to be drawn as a world of its own. */
export const world: Motif = {
  Scenery: Hills,
  Token: Star,
  racers: [
    { Figure: Triangle, color: 'var(--red)' },
    { Figure: Swallowtail, color: 'var(--blue)' },
    { Figure: Square, color: 'var(--amber)' },
    { Figure: Star, color: 'var(--green)' },
  ],
}
