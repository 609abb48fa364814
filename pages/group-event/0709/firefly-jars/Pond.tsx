import styles from './Jars.module.css'

/** Fireflies in the air: x, y, size. */
const FLIES = [
  [330, 132, 1.2],
  [228, 186, 0.8],
  [22, 210, 1],
  [120, 232, 0.7],
  [352, 268, 0.9],
  [180, 150, 0.7],
  [60, 320, 0.8],
  [288, 214, 1],
  [14, 468, 1.3],
  [364, 500, 1.2],
  [186, 566, 1],
  [92, 604, 1.4],
  [300, 598, 0.9],
] as const

/** A meadow by a pond after dark, reeds on both sides, a thin moon and its path on the water. */
export function Pond() {
  return (
    <svg
      viewBox="0 0 375 640"
      preserveAspectRatio="xMidYMin slice"
      className={styles.pond}
      aria-hidden="true"
    >
      <g fill="var(--moon)">
        <circle cx="312" cy="78" r="62" opacity=".06" />
        <circle cx="312" cy="78" r="42" opacity=".08" />
        <path d="M318 50a28 28 0 1 0 20 42 32 32 0 0 1-20-42z" />
        <path
          opacity=".7"
          d="M232 22h2v2h-2zM270 132h2v2h-2zM206 60h2v2h-2zM356 30h2v2h-2zM252 92h1v1h-1zM30 24h2v2h-2zM160 18h2v2h-2zM364 170h2v2h-2z"
        />
      </g>
      <path
        fill="var(--far)"
        d="M0 250c30-26 52-10 70-34 14-18 40-14 52 6 22-22 54-16 66 4 20-30 58-28 74-2 22-26 44-18 56-2 20-22 40-14 57-6v180H0z"
      />
      <path
        fill="var(--wood)"
        d="M0 300c16-34 44-30 58-14 8-14 26-14 34 0 40-8 150-10 206 0 6-18 24-20 34-6 12-20 30-14 43 2v110H0z"
      />
      <path fill="var(--pond)" d="M0 334q188-46 375 0v74q-188 40-375 0z" />
      <path
        fill="var(--moon)"
        opacity=".55"
        d="M300 336q14-5 28 0-14 5-28 0zM290 350q20-6 42 0-22 6-42 0zM302 366q12-4 26 0-14 5-26 0zM284 382q14-4 28 0-14 5-28 0z"
      />
      <path
        fill="none"
        stroke="#bfe9dc"
        strokeOpacity=".3"
        strokeWidth="2"
        d="M24 350h74M60 366h56M150 344h66M180 372h44M20 388h40"
      />
      <path fill="var(--wood)" d="M0 392c60-20 120-6 190-10s130-14 185 8v250H0z" />
      <path
        fill="var(--kit-surface)"
        d="M0 452l6-20 5 18 8-26 4 26 10-18 3 18q20-4 40-4l6-18 4 18 9-13 3 13q60 4 118 0l8-15 3 15 8-22 5 22q40-3 76 2l5-19 6 20 10-27 4 28 9-18 3 20 7-8v192H0z"
      />
      <g fill="none" stroke="var(--reed)" strokeLinecap="round" strokeWidth="3">
        <path d="M20 640Q28 420 12 250M34 640Q30 440 48 296M6 640Q0 460 2 330M356 640Q348 400 366 226M340 640Q346 430 328 282M370 640q6-200-2-310" />
        <path strokeWidth="9" d="M13 266l-3-34M47 306l5-32M365 240l4-34M329 296l-4-32" />
        <path strokeWidth="5" d="M24 640Q40 500 78 448M352 640q-14-130-50-186M8 640Q20 520 44 470" />
      </g>
      {[0, 1].map((half) => (
        <g key={half} className={styles.float} fill="var(--gold)">
          {FLIES.filter((_, at) => at % 2 === half).map(([x, y, size]) => (
            <g key={y} transform={`translate(${x} ${y}) scale(${size})`}>
              <circle r="15" opacity=".1" />
              <circle r="8" opacity=".22" />
              <circle r="2.6" fill="#fbffd8" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}
