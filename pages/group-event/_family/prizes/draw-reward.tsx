import type { DrawReward, Reward } from '#shared/campaign/reward'
import styles from './draw-reward.module.css'

/** By kind, on 40 by 40: the body, and what is cut out of it. */
const CUTS: Record<Reward['kind'], readonly [body: string, cut: string]> = {
  coin: ['M20 4a16 16 0 110 32 16 16 0 010-32z', 'M15 15h10v10H15z'],
  point: ['M20 3l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z', 'M20 14l2 5 5 1-4 3 1 5-4-2-4 2 1-5-4-3 5-1z'],
  ticket: ['M4 11h32v6a4 4 0 000 7v6H4v-6a4 4 0 000-7z', 'M26 14v3m0 4v3m0 4v1M10 18h10M10 23h7'],
  gift: ['M6 18h28v17H6zM4 11h32v7H4z', 'M20 11v24M20 11c-9-1-10-8-5-8 3 0 5 4 5 8 0-4 2-8 5-8 5 0 4 7-5 8z'],
  frame: ['M20 3a17 17 0 110 34 17 17 0 010-34z', 'M20 10a10 10 0 110 20 10 10 0 010-20zM20 1v5M20 34v5'],
  badge: ['M20 2l15 6v12c0 9-6 14-15 18C11 34 5 29 5 20V8z', 'M20 11l3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z'],
  title: ['M2 12h6v16H2l3-8zM38 12h-6v16h6l-3-8zM8 9h24v22H8z', 'M14 16h12M14 20h12M14 24h8'],
  entrance: ['M6 36V14C6 6 13 3 20 3s14 3 14 11v22z', 'M13 36V17c0-5 4-7 7-7s7 2 7 7v19M20 14v22'],
  bubble: ['M6 6h28v22H20l-8 8v-8H6z', 'M13 17h1m6 0h1m6 0h1'],
  card: ['M4 8h32v24H4z', 'M4 15h32M9 25h9M28 25h3'],
}

/** A paper cut of a reward's kind. */
export const drawReward: DrawReward = ({ kind }) => (
  <svg viewBox="0 0 40 40" className={styles.art} data-kind={kind} aria-hidden="true">
    <path d={CUTS[kind][0]} />
    <path d={CUTS[kind][1]} />
  </svg>
)
