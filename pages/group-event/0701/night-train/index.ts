import type { Motif } from '../../_family/edition.ts'
import type { Point } from '../../_family/forms/map/along.ts'
import { Country } from './Country.tsx'
import { Falcon, Steamer, Tram } from './Engines.tsx'
import { Night } from './Night.tsx'
import { Ticket } from './Ticket.tsx'

/** Where the rails of the country run, from the seaside stop to the hill. */
export const ROAD: readonly Point[] = [
  [34, 226],
  [150, 232],
  [262, 222],
  [312, 196],
  [286, 166],
  [190, 152],
  [92, 142],
  [58, 112],
  [104, 84],
  [206, 78],
  [244, 68],
  [270, 54],
]
export const country = Country

/** Three trains through a night of stars and wheat. */
export const nightTrain: Motif = {
  Scenery: Night,
  Token: Ticket,
  racers: [
    { Figure: Steamer, color: 'var(--brick)' },
    { Figure: Falcon, color: 'var(--cloth)' },
    { Figure: Tram, color: 'var(--mint)' },
  ],
}
