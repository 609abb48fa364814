import type { ReactNode } from 'react'
import styles from './TeaHills.module.css'

/** The last step is the page itself. */
const FOOT = 'M-10 612c70-26 150-26 212-8s122 12 188-10v90H-10z'

/** Terraced tea hills cut from paper, with a low sun, and mist between the sheets. */
export function TeaHills() {
  return (
    <div className={styles.scene}>
      <Sheet>
        <g className={styles.sun}>
          <circle cx="292" cy="258" r="74" opacity=".14" />
          <circle cx="292" cy="258" r="57" opacity=".2" />
          <circle cx="292" cy="258" r="41" className={styles.disc} />
        </g>
        <path
          className={styles.farthest}
          d="M-3 316c20-30 52-36 78-8 24-44 70-54 104-4 22-30 56-34 80-8 30-46 78-50 113-14h9v338H-3z"
        />
        <path
          className={styles.far}
          d="M-3 366c36-44 84-46 124-10 34-38 84-40 122-6 36-34 88-38 129-4h9v288H-3z"
        />
      </Sheet>
      <Cloud />
      <Cloud />
      <i className={styles.mist} />
      <Sheet>
        <Terrace
          steps={[0, 20, 42, 67, 95, 126]}
          d="M96 630c34-140 150-238 299-262v262z"
          hedge="M129 540c46-88 140-146 266-164"
        />
        <Terrace
          steps={[0, 19, 41, 66, 95]}
          d="M-20 394c104 2 196 68 252 236H-20z"
          hedge="M-20 404c88 4 166 50 214 132"
        />
      </Sheet>
      <i className={styles.mist} />
      <Sheet>
        <Terrace
          steps={[0, 23, 49, 79, 112]}
          d="M-10 472c70-30 150-38 212-14s122 20 188-8v200H-10z"
          hedge="M-10 483c70-30 150-38 212-14s122 20 188-8"
        />
        <path d={FOOT} className={styles.shade} />
        <path d={FOOT} className={styles.foot} />
      </Sheet>
    </div>
  )
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 375 620"
      preserveAspectRatio="xMidYMax slice"
      className={styles.sheet}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

function Cloud() {
  return (
    <svg viewBox="0 0 88 36" className={styles.cloud} aria-hidden="true">
      <path d="M6 21c2-9 12-12 18-6 3-12 22-13 26-1 8-5 18 0 18 8 10-2 14 9 6 12H10c-8-2-10-10-4-13z" />
    </svg>
  )
}

/** One hill: the same cut laid down again and again, each step lower, and a hedge of tea along each. */
function Terrace({ steps, d, hedge }: { steps: readonly number[]; d: string; hedge: string }) {
  return steps.map((down) => (
    <g key={down} transform={`translate(0 ${down})`} className={styles.step}>
      <path d={d} className={styles.shade} />
      <path d={d} className={styles.ground} />
      <path d={hedge} className={styles.hedge} />
    </g>
  ))
}
