import type { Motif } from '../../_family/edition.ts'
import { Can } from './Can.tsx'
import { Bluebell, Daisy, Peony, Rose, Tulip } from './Flowers.tsx'
import { Wall } from './Wall.tsx'

export { Leaf, Pot } from './Pot.tsx'

/** Five flowers that grow up a brick wall in the first light. */
export const garden: Motif = {
  Scenery: Wall,
  Token: Can,
  racers: [
    { Figure: Rose, color: 'var(--rose)' },
    { Figure: Tulip, color: 'var(--tulip)' },
    { Figure: Daisy, color: 'var(--daisy)' },
    { Figure: Bluebell, color: 'var(--bell)' },
    { Figure: Peony, color: 'var(--peony)' },
  ],
}
