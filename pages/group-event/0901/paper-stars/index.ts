import type { Motif } from '../../_family/edition.ts'
import { Glass, Stars } from './Bottle.tsx'
import { Desk } from './Desk.tsx'
import { Brush, Compass, Eraser, Globe, Pencil, Ruler } from './PencilCase.tsx'
import { Star } from './Star.tsx'

/** A bottle with a cork. */
export const bottle = {
  inside: 'M8 84q0-22 22-30V24h24v30q22 8 22 30v84q0 16-16 16H24q-16 0-16-16z',
  brim: 48,
  Content: Stars,
  Front: Glass,
}

/** Six things of a pencil case and their bottles of paper stars. */
export const paperStars: Motif = {
  Scenery: Desk,
  Token: Star,
  racers: [
    { Figure: Pencil, color: 'var(--pencil)' },
    { Figure: Eraser, color: 'var(--eraser)' },
    { Figure: Ruler, color: 'var(--ruler)' },
    { Figure: Compass, color: 'var(--compass)' },
    { Figure: Brush, color: 'var(--brush)' },
    { Figure: Globe, color: 'var(--globe)' },
  ],
}
