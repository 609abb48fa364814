import styles from './Jars.module.css'

/** Where fireflies hover below the surface; every second one blinks with the other half. */
const FLIES = [
  [30, 14],
  [58, 22],
  [18, 34],
  [44, 42],
  [68, 50],
  [26, 62],
  [56, 70],
  [16, 84],
  [40, 92],
  [66, 98],
  [28, 112],
  [54, 118],
  [18, 134],
  [46, 140],
  [68, 138],
] as const

const inside = 'M24 28C14 34 7 40 7 52V170q0 14 14 14H63q14 0 14-14V52c0-12-7-18-17-24z'
const brim = 34

/** Light as thick as the fireflies are many. */
function Content() {
  return (
    <>
      <path fill="#eaff8c" opacity=".3" d="M0 0q21-7 42 0t42 0v190H0z" />
      <path fill="#eaff8c" opacity=".26" d="M0 60q42-22 84 0v130H0z" />
      <path fill="none" stroke="#f6ffc4" strokeWidth="2.5" d="M0 0q21-7 42 0t42 0" />
      {[0, 1].map((half) => (
        <g key={half} className={styles.blink}>
          {FLIES.filter((_, at) => at % 2 === half).map(([x, y]) => (
            <g key={y} transform={`translate(${x} ${y})`}>
              <circle r="7" fill="var(--gold)" opacity=".35" />
              <circle r="2.7" fill="#fdffdf" />
            </g>
          ))}
        </g>
      ))}
    </>
  )
}

/** Glass, and a lid that is tied down with a ribbon in the group's colour. */
function Front() {
  return (
    <>
      <path
        fill="#cdeee0"
        fillOpacity=".09"
        stroke="#d4efe4"
        strokeOpacity=".75"
        strokeWidth="2"
        d={inside}
      />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeLinecap="round"
        strokeWidth="3.5"
        d="M14 60v46M14 118v10M69 164q-3 9-12 11"
      />
      <path fill="var(--reed)" stroke="currentColor" strokeWidth="2" d="M17 2q25-6 50 0l-3 18H20z" />
      <path fill="currentColor" d="M19 19q23 7 46 0v7q-23 7-46 0z" />
      <path fill="currentColor" d="M60 25l13-6 2 9zM62 26l10 12-9 3z" />
    </>
  )
}

/** The parts of the vessel that a team fills. */
export const jar = { inside, brim, Content, Front }
