import { usePauseOffscreen } from '#shared/features/pause-offscreen'
import { cat } from './Cat.tsx'
import styles from './Creature.module.css'
import { dragon } from './Dragon.tsx'
import { Eyes } from './Eyes.tsx'
import type { Mood } from './Face.tsx'
import { fox } from './Fox.tsx'
import type { Kind, Species } from './species.ts'
import { whale } from './Whale.tsx'

const SPECIES: Record<Kind, Species> = { cat, fox, whale, dragon }
const SQUARE = '0 0 200 200'

/**
 * A pet with its mood in face, posture and motion. `still` in shops and lists. Decorative: name and mood are rendered
 * beside it.
 */
export function Creature(props: { kind: Kind; mood: Mood; still?: boolean; className?: string }) {
  const { kind, mood } = props
  const { Body, tail, face, tailFrom, eyeLine } = SPECIES[kind]
  const rest = usePauseOffscreen<HTMLSpanElement>()
  return (
    <span
      ref={rest}
      className={`${styles.creature} ${props.className ?? ''}`}
      data-kind={kind}
      data-mood={mood}
      data-still={props.still || undefined}
      aria-hidden="true"
    >
      <svg viewBox={SQUARE} className={styles.tail} style={{ transformOrigin: tailFrom }} aria-hidden="true">
        {tail}
      </svg>
      <svg viewBox={SQUARE} aria-hidden="true">
        <Body mood={mood} />
      </svg>
      <svg
        viewBox={SQUARE}
        className={styles.eyes}
        style={{ transformOrigin: `50% ${eyeLine}` }}
        aria-hidden="true"
      >
        <Eyes {...face} mood={mood} headed={kind !== 'whale'} />
      </svg>
    </span>
  )
}
