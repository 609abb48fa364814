import type { Motif } from '../../_family/edition.ts'
import { Stage } from './Stage.tsx'
import { Sticks } from './Sticks.tsx'
import { Lion, Mask, Monkey, Ox } from './Troupes.tsx'

export { GreatDrum } from './GreatDrum.tsx'

/** Four troupes on a stage around one great drum. */
export const drums: Motif = {
  Scenery: Stage,
  Token: Sticks,
  racers: [
    { Figure: Lion, color: 'var(--lion)' },
    { Figure: Mask, color: 'var(--mask)' },
    { Figure: Monkey, color: 'var(--monkey)' },
    { Figure: Ox, color: 'var(--ox)' },
  ],
}
