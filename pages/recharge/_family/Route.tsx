import styles from './Route.module.css'

/** Where the letter is: at the sender, on its way, nobody knows where, or there. */
export type Whereabouts = 'start' | 'way' | 'lost' | 'there'

/** A quarter of a globe, two towns and the plane on the arc between them. Drawn in a 320 x 128 box. */
export function Route({ at, className = '' }: { at: Whereabouts; className?: string }) {
  return (
    <svg className={`${styles.route} ${className}`} viewBox="0 0 320 128" aria-hidden="true">
      <g fill="none" stroke="#142544" strokeOpacity=".13">
        <path d="M10 128a150 150 0 0 1 300 0M42 128a118 96 0 0 1 236 0M92 128a68 112 0 0 1 136 0M160 0v128" />
        <path d="M24 74h272M52 36h216M12 108h296" strokeDasharray="2 4" />
      </g>
      <path
        d="M38 106a168 168 0 0 1 244 0"
        fill="none"
        stroke="var(--air-red)"
        strokeWidth="2"
        strokeDasharray="6 6"
        strokeLinecap="round"
      />
      <g fill="#fffdf6" strokeWidth="3">
        <circle cx="38" cy="106" r="7" stroke="var(--air-blue)" />
        <circle cx="282" cy="106" r="7" stroke={at === 'there' ? 'var(--kit-good)' : 'var(--air-blue)'} />
      </g>
      <circle cx="38" cy="106" r="2.5" fill="var(--air-blue)" />
      {at === 'there' && <circle cx="282" cy="106" r="3" fill="var(--kit-good)" />}
      <g className={styles.plane} data-at={at} style={{ transformOrigin: '160px 221px' }}>
        <path
          d="M186 53c0 2-6 3-11 3l-8 0-9 15h-5l4-15-12 0-5 6h-4l3-9-3-9h4l5 6 12 0-4-15h5l9 15 8 0c5 0 11 1 11 3z"
          fill="#fffdf6"
          stroke="#142544"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        {at === 'lost' && (
          <text x="160" y="30" textAnchor="middle" fontSize="24" fontWeight="700" fill="var(--air-red)">
            ?
          </text>
        )}
      </g>
    </svg>
  )
}
