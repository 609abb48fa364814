import type { Motif } from '../../_family/edition.ts'
import { Cat, Peony, Saturn, Whale, Willow } from './Bursts.tsx'
import { Harbour } from './Harbour.tsx'
import { Spark } from './Spark.tsx'

export { rocket } from './Rocket.tsx'

/** Five rockets over a harbour, each with a figure of its own. */
export const harbourFireworks: Motif = {
  Scenery: Harbour,
  Token: Spark,
  racers: [
    { Figure: Peony, color: 'var(--peony)' },
    { Figure: Willow, color: 'var(--willow)' },
    { Figure: Saturn, color: 'var(--saturn)' },
    { Figure: Cat, color: 'var(--cat)' },
    { Figure: Whale, color: 'var(--whale)' },
  ],
}
