import type { Motif } from '../../_family/edition.ts'
import { Firefly } from './Firefly.tsx'
import { Hedgehog, Moth, Owl, Snail } from './Keepers.tsx'
import { Pond } from './Pond.tsx'

export { jar } from './Jar.tsx'

/** Four who keep a jar in the grass of a dark meadow. */
export const fireflyJars: Motif = {
  Scenery: Pond,
  Token: Firefly,
  racers: [
    { Figure: Owl, color: 'var(--owl)' },
    { Figure: Hedgehog, color: 'var(--hog)' },
    { Figure: Snail, color: 'var(--snail)' },
    { Figure: Moth, color: 'var(--moth)' },
  ],
}
