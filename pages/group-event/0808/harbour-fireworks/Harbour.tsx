import styles from './Harbour.module.css'

/** Bursts far away: x, y, radius. */
const FAR = [
  [300, 118, 46],
  [70, 232, 34],
  [214, 206, 26],
  [346, 250, 30],
] as const

/** A wave of three bows, in powdered gold. */
const BOWS = 'M-24 0a24 24 0 0 1 48 0M-16 0a16 16 0 0 1 32 0M-8 0a8 8 0 0 1 16 0'

/** A harbour at night on lacquer: far bursts, a town on its hill, junks, a pier, and waves of gold line. */
export function Harbour() {
  return (
    <svg
      viewBox="0 0 375 640"
      preserveAspectRatio="xMidYMin slice"
      className={styles.harbour}
      aria-hidden="true"
    >
      {FAR.map(([x, y, r]) => (
        <g key={x} className={styles.far} fill="none" stroke="var(--gold)" opacity=".6">
          <circle
            cx={x}
            cy={y}
            r={r * 0.7}
            strokeWidth={r * 0.5}
            strokeDasharray={`.8 ${(r * 0.2).toFixed(1)}`}
            opacity=".5"
          />
          <circle
            cx={x}
            cy={y}
            r={r}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray={`0 ${(r * 0.2856).toFixed(2)}`}
          />
        </g>
      ))}
      <path fill="var(--hull)" d="M0 342c40-34 80-40 120-18 30-36 70-40 104-10 34-28 90-34 151 6v100H0z" />
      <path
        fill="var(--lacquer)"
        d="M0 364h14v-22h18v14h12v-30l9-8 9 8v38h14v-18h24v10h12v-26h8v-14h8v14h8v38h18v-24l14-10 14 10v18h16v-36h22v36h14v-16h18v10h14v-32l10-10 10 10v36h14v-20h20v14h17v66H0z"
      />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeDasharray="3 6"
        d="M48 334v24M58 334v24M114 336v22M171 346h14M208 330v28M222 330v28M286 324v34M342 352h16M20 350h8M82 354h14"
      />
      <path fill="var(--ember)" d="M0 386q188-26 375 0v254H0z" />
      <path fill="var(--kit-surface)" opacity=".7" d="M0 430q188-30 375 0v210H0z" />
      <g className={styles.sail}>
        <path
          fill="#c23a22"
          stroke="var(--gold)"
          d="M306 388c-4-30 4-56 20-74 10 22 14 48 12 74zM342 388q6-32-6-58 16 20 20 58z"
        />
        <path fill="none" stroke="var(--gold)" d="M308 352q14-5 29-3M306 370q16-4 32-2M312 336q10-3 21-4" />
        <path fill="var(--hull)" stroke="var(--gold)" strokeWidth="1.5" d="M292 390h74l-12 18h-48z" />
      </g>
      <g className={styles.sail}>
        <path fill="#c23a22" stroke="var(--gold)" d="M16 394c-2-22 2-40 12-52 8 14 10 32 8 52z" />
        <path fill="none" stroke="var(--gold)" d="M17 372q9-3 18-2M16 384q10-2 20-1" />
        <path fill="var(--hull)" stroke="var(--gold)" strokeWidth="1.5" d="M4 395h48l-8 12H12z" />
      </g>
      <g fill="none" stroke="var(--gold)" strokeOpacity=".55">
        {[0, 1, 2, 3, 4, 5, 6].map((row) =>
          [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => (
            <path
              key={at}
              fill={row % 2 ? 'var(--hull)' : 'var(--kit-surface)'}
              d={BOWS}
              transform={`translate(${at * 48 - (row % 2) * 24} ${478 + row * 26})`}
            />
          )),
        )}
      </g>
      <path fill="var(--hull)" stroke="var(--gold)" d="M-4 436h383v14H-4z" />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeOpacity=".6"
        d="M40 450v40M112 450v40M188 450v40M262 450v40M336 450v40"
      />
    </svg>
  )
}
