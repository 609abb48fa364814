import { Image } from '#shared/runtime/image'
import styles from './Avatar.module.css'

/** Where no size says otherwise: enough for 60 design px on a sharp screen. */
const THUMB = 120

/** A plain head, one with a bun, one under headphones. */
const HEADS = [
  'M20 9a7 8 0 010 16 7 8 0 010-16z',
  'M20 11a7 7 0 010 14 7 7 0 010-14zM20 3a4 4 0 010 7 4 4 0 010-7z',
  'M20 10a6 7 0 010 14 6 7 0 010-14zM9 20V17a11 11 0 0122 0v3a2 3 0 01-4 0V17a7 8 0 00-14 0v3a2 3 0 01-4 0z',
] as const
const HALL = 'M6 35V17L20 6l14 11v18H24V25h-8v10z'

/**
 * A person's portrait in a circle; without one, and for one that does not load, a drawn bust, by the name always the same.
 * Of a hall its cover, else a house.
 * Decoration: the name stands beside it. The size in design px comes from `size` or `className`.
 */
export function Avatar(props: { src: string; name: string; of?: 'hall'; size?: number; className?: string }) {
  const { src, name, of, size, className = '' } = props
  return (
    <bdi
      className={`${styles.avatar} ${className}`}
      style={size ? { width: rem(size), height: rem(size) } : {}}
      aria-hidden="true"
    >
      <Image
        src={src}
        alt=""
        circle
        thumb={size ? size * 3 : THUMB}
        className={styles.picture}
        fallback={
          <svg viewBox="0 0 40 40" className={styles.nobody} aria-hidden="true">
            <path
              d={
                of
                  ? HALL
                  : `M4 41q1-14 16-14t16 14z${HEADS[(name.length + Number(name.codePointAt(0) ?? 0)) % 3]}`
              }
            />
          </svg>
        }
      />
    </bdi>
  )
}

const rem = (px: number) => `${px / 37.5}rem`
