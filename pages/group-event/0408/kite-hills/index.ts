import type { Motif } from '../../_family/edition.ts'
import { Crane } from './Crane.tsx'
import { Dragon } from './Dragon.tsx'
import { Koi } from './Koi.tsx'
import { Pinwheel } from './Pinwheel.tsx'
import { Swallow } from './Swallow.tsx'
import { TeaHills } from './TeaHills.tsx'

/** Four great kites over terraced tea hills. */
export const kiteHills: Motif = {
  Scenery: TeaHills,
  Token: Pinwheel,
  racers: [
    { Figure: Swallow, color: 'var(--night)' },
    { Figure: Koi, color: 'var(--seal)' },
    { Figure: Crane, color: 'var(--slate)' },
    { Figure: Dragon, color: 'var(--jade)' },
  ],
}
