import type { Motif } from '../../_family/edition.ts'
import { Beach } from './Beach.tsx'
import { Crab, Gull, Starfish, Turtle } from './Neighbours.tsx'
import { Shell } from './Shell.tsx'

export { Storey } from './Storey.tsx'

/** Four neighbours of the beach on their castles. */
export const sandCastles: Motif = {
  Scenery: Beach,
  Token: Shell,
  racers: [
    { Figure: Crab, color: 'var(--crab)' },
    { Figure: Gull, color: 'var(--gull)' },
    { Figure: Turtle, color: 'var(--turtle)' },
    { Figure: Starfish, color: 'var(--star)' },
  ],
}
