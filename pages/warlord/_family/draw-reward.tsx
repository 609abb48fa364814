import type { DrawReward, Reward } from '#shared/campaign/reward'

/** Marks on 24 square, cut out by even and odd. */
const MARKS: Record<Reward['kind'], string> = {
  coin: 'M12 2a10 10 0 100 20 10 10 0 000-20zm0 5l4 5-4 5-4-5z',
  point: 'M12 3l9 7v4l-9-7-9 7v-4zm0 8l9 7v4l-9-7-9 7v-4z',
  ticket: 'M2 6h20v4a2 2 0 000 4v4H2v-4a2 2 0 000-4zm12 0v12h2V6z',
  gift: 'M3 7h18v5H3zm1 6h7v8H4zm9 0h7v8h-7zM12 7L7 2h10z',
  frame: 'M12 2a10 10 0 100 20 10 10 0 000-20zm0 4a6 6 0 110 12 6 6 0 010-12z',
  badge: 'M12 2l9 3v6c0 5-4 9-9 11-5-2-9-6-9-11V5zm0 5l-4 5 4 5 4-5z',
  title: 'M1 7h22l-3 5 3 5H1l3-5zm7 4v2h8v-2z',
  entrance: 'M3 22V12a9 9 0 0118 0v10h-5V12a4 4 0 00-8 0v10z',
  bubble: 'M2 3h20v14H12l-6 5v-5H2zm5 5v4h4V8zm6 0v4h4V8z',
  card: 'M5 2h14v20H5zm7 5l-4 5 4 5 4-5z',
}

/** The mark of a reward's kind. */
export const drawReward: DrawReward = ({ kind }) => (
  <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={MARKS[kind]} />
  </svg>
)
