import type { Motif } from '../../_family/edition.ts'
import { BlockSign } from './BlockSign.tsx'
import { Playroom } from './Playroom.tsx'
import { Bear, Duck, Robot, Rocket } from './Toys.tsx'

export { Block } from './Block.tsx'

/** Four toys on top of their towers, on the rug of a playroom. */
export const toyBlocks: Motif = {
  Scenery: Playroom,
  Token: BlockSign,
  racers: [
    { Figure: Bear, color: 'var(--brown)' },
    { Figure: Duck, color: 'var(--yellow)' },
    { Figure: Rocket, color: 'var(--blue)' },
    { Figure: Robot, color: 'var(--grey)' },
  ],
}
