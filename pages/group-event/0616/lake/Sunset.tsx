import styles from './Lake.module.css'

/** Where lanterns float, and how large they are: the nearer, the larger. */
const LANTERNS = [
  [150, 352, 0.5],
  [214, 372, 0.6],
  [146, 412, 0.8],
  [232, 446, 1],
  [172, 500, 1.35],
] as const

/** Half a sun on the line of the lake, its road of light, hills in haze, lanterns on the water, lotus and reeds at the bank. */
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
        <g fill="var(--glint)" opacity=".4">
          <path d="M-10 92h96a7 7 0 0 1 0 14H-10zM238 118h150v12H238a6 6 0 0 1 0-12zM60 196h66a5 5 0 0 1 0 10H60a5 5 0 0 1 0-10z" />
        </g>
        <g className={styles.glints} stroke="var(--glint)" strokeWidth="3" strokeLinecap="round">
          <path
            d="M138 256h100M160 270h70M128 288h44M196 290h62M150 308h86M120 330h60M208 334h50M146 356h90M110 384h64M204 388h72M150 414h70M116 446h50M220 452h60M150 482h90"
            opacity=".7"
          />
        </g>
        <radialGradient id="lantern-glow">
          <stop offset="0" stopColor="var(--gold)" stopOpacity=".75" />
          <stop offset="1" stopColor="var(--gold)" stopOpacity="0" />
        </radialGradient>
        {LANTERNS.map(([x, y, size]) => (
          <g key={y} transform={`translate(${x} ${y}) scale(${size})`}>
            <Lantern />
          </g>
        ))}
        <g fill="var(--drake)">
          <path d="M96 462a26 9 0 1 1-12-7l-14 8zM300 484a30 10 0 1 1 14 7l2-11zM64 498a20 7 0 1 1-9-5l-11 6z" />
        </g>
        <path
          fill="var(--kit-surface-raised)"
          d="M70 460c-12-4-14-12-12-18 5 1 8 4 10 8 0-6 2-11 6-15 4 4 6 9 6 15 2-4 5-7 10-8 2 6 0 14-12 18z"
        />
        <path fill="var(--seal)" opacity=".55" d="M74 459c-6-6-6-15 0-22 6 7 6 16 0 22z" />
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

/** A paper lantern on its raft, with the light that it casts on the water. */
function Lantern() {
  return (
    <>
      <circle r="40" cy="-8" fill="url(#lantern-glow)" />
      <path fill="var(--sun)" d="M-12-24h24l3 22h-30z" />
      <path fill="var(--glint)" d="M-7-21H7l2 16H-9z" />
      <path fill="var(--kit-ink)" d="M-14-27h28v4h-28zM-19-3h38l-6 9h-26z" />
      <path
        fill="none"
        stroke="var(--glint)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
        d="M-11 12h22M-7 18h14M-3 24h6"
      />
    </>
  )
}
