import type { Motif } from '../../_family/edition.ts'
import { CakeHare, LanternHare, MortarHare, RibbonHare } from './Hares.tsx'
import { Osmanthus } from './Osmanthus.tsx'
import { Sky } from './Sky.tsx'

export { Moon } from './Moon.tsx'

/** Four rabbits that run round a large moon. */
export const moonRun: Motif = {
  Scenery: Sky,
  Token: Osmanthus,
  racers: [
    { Figure: LanternHare, color: 'var(--lantern)' },
    { Figure: MortarHare, color: 'var(--mortar)' },
    { Figure: CakeHare, color: 'var(--cake)' },
    { Figure: RibbonHare, color: 'var(--ribbon)' },
  ],
}
