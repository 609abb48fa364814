import type { DrawReward, Reward } from '#shared/campaign/reward'
import styles from './reward.module.css'

/** Lino cuts on a 24 square by kind, cut out by even and odd. */
const CUTS: Record<Reward['kind'], string> = {
  coin: 'M12 1.5a10.5 10.5 0 110 21 10.5 10.5 0 010-21zM9 6.5v11h2.2V14H13a3.8 3.8 0 000-7.5zm2.2 2h1.6a1.7 1.7 0 010 3.4h-1.6z',
  point: 'M12 1l3 7.2L22.5 9l-5.6 5 1.7 7.7L12 17.6l-6.6 4.1L7.1 14 1.5 9 9 8.2z',
  ticket: 'M1 6h22v4a2 2 0 000 4v4H1v-4a2 2 0 000-4zm7 2.2v1.8h1.5V8.2zm0 3v1.8h1.5v-1.8zm0 3V16h1.5v-1.8z',
  gift: 'M2 8h9V6.9C8 7.1 5.8 6 5.8 4.3c0-1.5 1.3-2.3 2.7-1.9C10.2 2.9 11.4 4.7 12 6.2c.6-1.5 1.8-3.3 3.5-3.8 1.4-.4 2.7.4 2.7 1.9 0 1.7-2.2 2.8-5.2 2.6V8h9v5h-9V8h-2v5H2zm1.5 6.5H11V22H3.5zm9.5 0h7.5V22H13z',
  frame:
    'M12 1l3 2.4 3.8-.4.9 3.7L23 9l-1.5 3.5L23 16l-3.3 2.3-.9 3.7-3.8-.4L12 24l-3-2.4-3.8.4-.9-3.7L1 16l1.5-3.5L1 9l3.3-2.3.9-3.7 3.8.4zm0 5.5a6 6 0 100 12 6 6 0 000-12z',
  badge:
    'M12 1a8 8 0 014.9 14.3L19.4 23 12 19.8 4.6 23l2.5-7.7A8 8 0 0112 1zm0 4.2a3.8 3.8 0 100 7.6 3.8 3.8 0 000-7.6z',
  title: 'M1 6h4V4h14v2h4l-2 5 2 5h-4v2H5v-2H1l2-5zm6.5 2.5v1.7h9V8.5zm0 3.4v1.7h6v-1.7z',
  entrance:
    'M1 2h22v3.4H1zm1 5h6.4c0 6.4-1.2 11-6.4 15zm20 0h-6.4c0 6.4 1.2 11 6.4 15zM9.6 7h4.8v2.4a2.4 2.4 0 01-4.8 0z',
  bubble: 'M2 3h20v14H12.5L6 22.5V17H2zm5 5.4V11h2.6V8.4zm7.4 0V11H17V8.4z',
  card: 'M2 4h20v16H2zm2.6 3.6V10h14.8V7.6zm0 6V16h6.4v-2.4z',
}
const SWEET =
  'M8 12L1 5.5v13zM16 12l7-6.5v13zM12 5a7 7 0 110 14 7 7 0 010-14zm-2.4 3.2a5 5 0 00-2 5.6l1.5-.5a3.4 3.4 0 011.4-3.8z'

/** A cut of a reward's kind, printed in two inks. */
export const drawReward: DrawReward = ({ id, kind }) => {
  const cut = id === 'candy' ? SWEET : CUTS[kind]
  return (
    <svg viewBox="-1 -1 27 27" className={styles.drawing} aria-hidden="true">
      <path d={cut} className={styles.under} />
      <path d={cut} className={styles.upper} />
    </svg>
  )
}
