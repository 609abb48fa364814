import type { Motif } from '../../_family/edition.ts'
import { Drake, Otter } from './Crews.tsx'
import { Knot } from './Knot.tsx'
import { Sunset } from './Sunset.tsx'

export { Buoy } from './Buoy.tsx'

/** Otters and ducks pull at one buoy across a lake at sunset. */
export const lake: Motif = {
  Scenery: Sunset,
  Token: Knot,
  racers: [
    { Figure: Otter, color: 'var(--fur)' },
    { Figure: Drake, color: 'var(--drake)' },
  ],
}
