import type { Motif } from '../../_family/edition.ts'
import { DragonBoat, PhoenixBoat, TigerBoat, TurtleBoat } from './Boats.tsx'
import { Gorge } from './Gorge.tsx'
import { Zongzi } from './Zongzi.tsx'

/** Four long boats with the heads of the four beasts, in a gorge before the rain. */
export const dragonBoats: Motif = {
  Scenery: Gorge,
  Token: Zongzi,
  racers: [
    { Figure: DragonBoat, color: 'var(--jade)' },
    { Figure: PhoenixBoat, color: 'var(--flame)' },
    { Figure: TigerBoat, color: 'var(--bone)' },
    { Figure: TurtleBoat, color: 'var(--shell)' },
  ],
}
