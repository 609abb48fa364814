import type { Ref } from 'react'
import styles from './Tin.module.css'

/** Pale stripes of the drum are nine; these are the four that are printed. */
const STRIPES =
  'M24.8 82.2A80 24 0 0038.7 89.4V191.4A80 24 0 0124.8 184.2zM60 94.8A80 24 0 0086.1 97.6V199.6A80 24 0 0160 196.8zM113.9 97.6A80 24 0 00140 94.8V196.8A80 24 0 01113.9 199.6zM161.3 89.4A80 24 0 00175.2 82.2V184.2A80 24 0 01161.3 191.4z'
const BODY = 'M20 74A80 24 0 00180 74V176A80 24 0 0120 176z'
const LID = 'M14 50V70A86 26 0 00186 70V50z'
const BOW =
  'M100 44C84 18 54 16 54 31S84 51 100 44zM100 44C116 18 146 16 146 31S116 51 100 44zM96 48L78 72l12-2 3 11 8-31zM104 48l16 26-11-3-5 10-5-31z'

const EMBLEMS = {
  sweet: 'M88 128l-16-9q5 9 0 18l16-9a12 12 0 0024 0l16 9q-5-9 0-18l-16 9a12 12 0 00-24 0z',
  heart: 'M100 147l-18-17a11 11 0 0118-14 11 11 0 0118 14z',
  star: 'M100 108l6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1z',
}

/** How a tin is printed: the one of the single box, or a tier's, which has an ink more than the tier before. */
export type Tone = 'candy' | 'small' | 'large' | 'treasured'

const EMBLEM_OF = { candy: 'sweet', small: 'sweet', large: 'heart', treasured: 'star' } as const

/** A drum of sweets. `drawn`: its lines alone, not printed yet. Its parts are moved by `openTin`. */
export function Tin(props: {
  tone: Tone
  drawn?: boolean
  open?: boolean
  className?: string | undefined
  ref?: Ref<SVGSVGElement>
}) {
  const { tone, drawn, open, className = '', ref } = props
  return (
    <svg
      ref={ref}
      viewBox="0 0 200 210"
      className={`${styles.tin} ${className}`}
      data-tone={tone}
      data-drawn={drawn || undefined}
      data-open={open || undefined}
      aria-hidden="true"
    >
      <ellipse className={styles.ground} cx="112" cy="186" rx="88" ry="19" />
      <ellipse className={styles.inside} cx="100" cy="74" rx="80" ry="24" />
      <g className={styles.sweets}>
        <g data-part="sweet">
          <path d="M46 62l-18-12q4 12 0 24l18-12zM84 62l18-12q-4 12 0 24l-18-12z" className={styles.yellow} />
          <circle cx="65" cy="62" r="20" className={styles.pink} />
          <path d="M51 56q14-12 28 0M50 66q15-12 30 0" />
        </g>
        <g data-part="sweet">
          <path d="M116 54l-16-14q2 13-2 25l18-11zM154 54l18-9q-6 11-2 24l-16-15z" className={styles.pink} />
          <circle cx="135" cy="54" r="21" className={styles.yellow} />
          <path d="M135 33v42M120 39l30 30M120 69l30-30" />
        </g>
        <g data-part="sweet">
          <path d="M96 26h8v60h-8z" className={styles.white} />
          <circle cx="100" cy="20" r="24" className={styles.blue} />
          <path
            d="M100 20a6 6 0 016 6 12 12 0 01-18 2 16 16 0 016-22 20 20 0 0124 10"
            className={styles.swirl}
          />
        </g>
      </g>
      <g className={styles.ink}>
        <path className={styles.base} d={BODY} />
        <path className={styles.stripes} d={STRIPES} />
        <path
          className={styles.shade}
          d="M176 90V188M168 95V192M160 98V194M152 101V196M144 103V198M136 105V198"
        />
        <circle className={styles.label} cx="100" cy="128" r="36" />
        <path className={styles.emblem} d={EMBLEMS[EMBLEM_OF[tone]]} />
      </g>
      <g className={styles.keys}>
        <path d={BODY} />
        <circle cx="100" cy="128" r="36" />
      </g>
      <g data-part="lid" className={styles.lid}>
        <g className={styles.ink}>
          <path className={styles.band} d={LID} />
          <ellipse className={styles.top} cx="100" cy="50" rx="86" ry="26" />
          <path className={styles.bow} d={BOW} />
        </g>
        <g className={styles.keys}>
          <path d={LID} />
          <ellipse cx="100" cy="50" rx="86" ry="26" />
          <path d={BOW} />
          <ellipse cx="100" cy="44" rx="8" ry="6.5" className={styles.knot} />
        </g>
      </g>
    </svg>
  )
}
