import styles from './Lake.module.css'

/** Half a sun on the line of the lake, its road of light, hills in haze, reeds on the bank. */
export function Sunset() {
  return (
    <>
      <svg
        viewBox="0 0 375 640"
        preserveAspectRatio="xMidYMin slice"
        className={styles.sunset}
        aria-hidden="true"
      >
        <path fill="var(--glint)" opacity=".35" d="M64 244a124 124 0 0 1 248 0z" />
        <path fill="var(--sun)" d="M108 244a80 80 0 0 1 160 0z" />
        <path fill="var(--glint)" opacity=".55" d="M134 244a54 54 0 0 1 108 0z" />
        <path
          fill="var(--far-hill)"
          d="M0 244v-30q40-26 84-10t76 40zM375 244v-40q-50-30-96-4t-66 44z"
          opacity=".85"
        />
        <g fill="none" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" opacity=".45">
          <path d="M26 158q8-8 14 0 6-8 14 0M326 176q7-7 12 0 5-7 12 0M300 150q6-6 10 0 4-6 10 0" />
        </g>
        <g className={styles.glints} stroke="var(--glint)" strokeWidth="3" strokeLinecap="round">
          <path
            d="M138 256h100M160 270h70M128 288h44M196 290h62M150 308h86M120 330h60M208 334h50M146 356h90M110 384h64M204 388h72M150 414h70M116 446h50M220 452h60M150 482h90"
            opacity=".7"
          />
        </g>
      </svg>
      <svg viewBox="0 510 375 130" className={styles.bank} aria-hidden="true">
        <g fill="none" stroke="var(--sky-high)" strokeWidth="4" strokeLinecap="round">
          <path d="M14 640q-4-60 6-104M34 640q2-50-6-84M58 640q-2-40 10-66M361 640q6-70-4-116M340 640q-4-48 6-80M318 640q4-36-6-58" />
        </g>
        <path
          fill="var(--kit-ink)"
          d="M15 540q5-26 8-8l-2 24q-7 2-6-16zM352 528q5-26 8-8l-1 24q-7 2-7-16zM63 578q6-22 8-6l-3 20q-6 1-5-14z"
        />
        <path fill="var(--sky-high)" d="M0 640v-30q52-14 104 6 44 14 92 12 50-2 92-16 48-14 87-4v32z" />
      </svg>
    </>
  )
}
