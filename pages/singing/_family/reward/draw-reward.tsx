import type { DrawReward, Reward } from '#shared/campaign/reward'
import styles from './draw-reward.module.css'

/** Prints on a 24 square by kind, cut out by even and odd. */
const PRINTS: Record<Reward['kind'], string> = {
  coin: 'M12 1a11 11 0 100 22 11 11 0 000-22zM9.8 7.2l6.8-1.7v8a2.4 2.4 0 11-1.6-2.2V8.2l-3.6.9v6a2.4 2.4 0 11-1.6-2.2z',
  point: 'M12 1l2.6 6.8L22 5l-2.8 7L22 19l-7.4-2.8L12 23l-2.6-6.8L2 19l2.8-7L2 5l7.4 2.8z',
  ticket: 'M1 6h22v4a2 2 0 000 4v4H1v-4a2 2 0 000-4zm14 2v2h1.6V8zm0 3v2h1.6v-2zm0 3v2h1.6v-2z',
  gift: 'M2 8h9V6.9C8 7.1 5.8 6 5.8 4.3c0-1.5 1.3-2.3 2.7-1.9C10.2 2.9 11.4 4.7 12 6.2c.6-1.5 1.8-3.3 3.5-3.8 1.4-.4 2.7.4 2.7 1.9 0 1.7-2.2 2.8-5.2 2.6V8h9v5h-9V8h-2v5H2zm1.5 6.5H11V22H3.5zm9.5 0h7.5V22H13z',
  frame: 'M12 1a11 11 0 110 22 11 11 0 010-22zm0 4.4a6.6 6.6 0 100 13.2 6.6 6.6 0 000-13.2z',
  badge:
    'M12 1a8 8 0 014.9 14.3L19.4 23 12 19.8 4.6 23l2.5-7.7A8 8 0 0112 1zm0 4.2a3.8 3.8 0 100 7.6 3.8 3.8 0 000-7.6z',
  title:
    'M4.5 4h15v12h-15zm3 3.4V9h9V7.4zm0 3.4v1.6h6v-1.6zM0 9h3v8.6h3V21H0l1.8-6zm24 0h-3v8.6h-3V21h6l-1.8-6z',
  entrance:
    'M1 2h22v3.4H1zm1 5h6.4c0 6.4-1.2 11-6.4 15zm20 0h-6.4c0 6.4 1.2 11 6.4 15zM9.6 7h4.8v2.4a2.4 2.4 0 01-4.8 0z',
  bubble: 'M2 3h20v14H12.5L6 22.5V17H2zm5 5.4V11h2.6V8.4zm7.4 0V11H17V8.4z',
  card: 'M2 4h20v16H2zm2.6 3.6V10h14.8V7.6zm0 6V16h6.4v-2.4z',
}

/** A print of a reward's kind. */
export const drawReward: DrawReward = ({ kind }) => (
  <svg viewBox="0 0 24 24" className={styles.art} data-kind={kind} aria-hidden="true">
    <path d={PRINTS[kind]} />
  </svg>
)
