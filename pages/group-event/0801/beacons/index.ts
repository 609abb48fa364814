import type { Motif } from '../../_family/edition.ts'
import { Eagle, Horse, Wolf } from './Banners.tsx'
import { Torch } from './Torch.tsx'
import { Fire, Tower } from './Tower.tsx'
import { Wall } from './Wall.tsx'

/** A tower of stone with eighteen openings. */
export const tower = { columns: 3, rows: 6, Field: Fire, Back: Tower }

/** Three towers on the wall, each under the banner of its beast. */
export const beacons: Motif = {
  Scenery: Wall,
  Token: Torch,
  racers: [
    { Figure: Horse, color: 'var(--horse)' },
    { Figure: Eagle, color: 'var(--eagle)' },
    { Figure: Wolf, color: 'var(--wolf)' },
  ],
}
