import type { Motif } from '../../_family/edition.ts'
import { Corn, Cotton, Pumpkin, Rice, Sunflower } from './Crops.tsx'
import { Fields } from './Fields.tsx'
import { Sheaf } from './Sheaf.tsx'

export { Blade, Furrow } from './Furrow.tsx'

/** Five crops that ripen before a barn. */
export const harvest: Motif = {
  Scenery: Fields,
  Token: Sheaf,
  racers: [
    { Figure: Corn, color: 'var(--corn)' },
    { Figure: Rice, color: 'var(--rice)' },
    { Figure: Pumpkin, color: 'var(--pumpkin)' },
    { Figure: Sunflower, color: 'var(--sunflower)' },
    { Figure: Cotton, color: 'var(--cotton)' },
  ],
}
