import styles from './Fields.module.css'

const RIDGES = [300, 336, 378, 428, 486]

/** Rolling fields in the evening gold, a barn, a line of geese. */
export function Fields() {
  return (
    <svg
      viewBox="0 0 375 620"
      preserveAspectRatio="xMidYMin slice"
      className={styles.fields}
      aria-hidden="true"
    >
      <circle cx="78" cy="214" r="58" fill="var(--sun)" opacity=".85" />
      <g className={styles.geese} fill="none" stroke="var(--roof)" strokeWidth="2" strokeLinecap="round">
        <path d="M250 172q5-6 8 0 4-6 8 0M272 164q5-6 8 0 4-6 8 0M294 156q5-6 8 0 4-6 8 0M316 164q5-6 8 0 4-6 8 0M338 172q5-6 8 0 4-6 8 0" />
      </g>
      <path fill="var(--far)" d="M0 268q70-40 150-14t225-26v90H0z" />
      <path fill="var(--barn)" d="M272 262v-40l28-22 28 22v40z" />
      <path fill="var(--roof)" d="M264 224l36-30 36 30v7l-36-29-36 29zM292 262v-24h16v24z" />
      <path fill="#fff6dc" d="M296 214h8v9h-8z" />
      {RIDGES.map((y, at) => (
        <path
          key={y}
          fill={at % 2 ? 'var(--field-dark)' : 'var(--field)'}
          d={`M0 ${y}q90-${at % 2 ? 8 : 34} 190-${at % 2 ? 24 : 6}t185-${at % 2 ? 4 : 16}v340H0z`}
        />
      ))}
      <g fill="none" stroke="var(--earth)" strokeOpacity=".35" strokeWidth="2" strokeLinecap="round">
        <path d="M20 318l3-9M32 320l2-9M44 318l3-9M330 300l3-9M342 298l3-9M354 296l3-9M24 410l3-11M40 412l2-11M336 396l3-11M350 394l2-11M16 520l3-12M34 524l2-12M344 512l3-12M358 508l2-12" />
      </g>
    </svg>
  )
}
