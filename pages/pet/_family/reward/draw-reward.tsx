import type { DrawReward, Reward } from '#shared/campaign/reward'
import styles from './draw-reward.module.css'

/** Wooden toys on a 32 square by kind: the shape, and what is painted on it. */
const TOYS: Record<Reward['kind'], readonly [shape: string, paint: string]> = {
  coin: ['M16 3a13 13 0 100 26 13 13 0 000-26z', 'M11 20v-9h6a3 3 0 010 6h-6M14 8v16'],
  point: ['M16 2l4 9 10 1-7.5 7 2 10-8.5-5-8.5 5 2-10L2 12l10-1z', 'M16 9l2 5 5 .5'],
  ticket: ['M2 8h28v5a3 3 0 000 6v5H2v-5a3 3 0 000-6z', 'M20 10v2m0 3v2m0 3v2'],
  gift: ['M3 11h26v6h-2v12H5V17H3z', 'M16 11v18M5 17h22M16 11c-9 0-9-8-4-8 3 0 4 8 4 8s1-8 4-8c5 0 5 8-4 8'],
  frame: [
    'M16 2a14 14 0 110 28 14 14 0 010-28zm0 7a7 7 0 100 14 7 7 0 000-14z',
    'M16 3v5m0 16v5M3 16h5m16 0h5',
  ],
  badge: ['M16 2a10 10 0 016 18l3 10-9-4-9 4 3-10a10 10 0 016-18z', 'M16 7l1.5 3.5 4 .5-3 2.5'],
  title: ['M4 6h24v14H4zM4 22l4 4h16l4-4z', 'M9 11h14M9 15h9'],
  entrance: ['M2 3h28v4H2zM3 9h8c0 9-2 15-8 19zM29 9h-8c0 9 2 15 8 19z', 'M6 12v8M26 12v8'],
  bubble: ['M3 4h26v19H17l-8 7v-7H3z', 'M9 11h14M9 16h8'],
  card: ['M3 6h26v20H3z', 'M3 12h26M8 19h8'],
}

/** A wooden toy of a reward's kind. */
export const drawReward: DrawReward = ({ kind }) => (
  <svg viewBox="0 0 32 32" className={styles.art} data-kind={kind} aria-hidden="true">
    <path d={TOYS[kind][0]} />
    <path d={TOYS[kind][1]} />
  </svg>
)
