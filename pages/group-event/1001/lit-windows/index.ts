import type { Motif } from '../../_family/edition.ts'
import { Facade, Window } from './House.tsx'
import { Lamp } from './Lamp.tsx'
import { Antenna, Cat, Clock, Garden } from './Roofs.tsx'
import { Street } from './Street.tsx'

/** A house with eighteen windows. */
export const house = { columns: 3, rows: 6, Field: Window, Back: Facade }

/** Four houses at the blue hour, each with its own roof. */
export const litWindows: Motif = {
  Scenery: Street,
  Token: Lamp,
  racers: [
    { Figure: Cat, color: 'var(--cat)' },
    { Figure: Antenna, color: 'var(--antenna)' },
    { Figure: Garden, color: 'var(--green)' },
    { Figure: Clock, color: 'var(--clock)' },
  ],
}
