/** From the start to the goal, on a ground of 351 x 250. */
export const ROAD = [
  [30, 222],
  [190, 206],
  [300, 150],
  [120, 112],
  [316, 36],
] as const

const LINE = `M${ROAD.map(([x, y]) => `${x} ${y}`).join('L')}`

/** The ground with its road. */
export function Ground() {
  return (
    <svg viewBox="0 0 351 250" aria-hidden="true">
      <path fill="var(--hill)" d="M0 40q120-40 240-10t111-10v230H0z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="14"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={LINE}
      />
      <path fill="none" stroke="var(--cloth)" strokeWidth="2" strokeDasharray="6 8" d={LINE} />
    </svg>
  )
}
