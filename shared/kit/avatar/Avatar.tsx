import { Image } from '#shared/runtime/image'
import styles from './Avatar.module.css'

/** Where no size says otherwise: enough for 60 design px on a sharp screen. */
const THUMB = 120

/**
 * A person's portrait in a circle; without one, and for one that does not load, the first character of the name.
 * Decoration: the name stands beside it. The size in design px comes from `size` or `className`.
 */
export function Avatar(props: { src: string; name: string; size?: number; className?: string }) {
  const { src, name, size, className = '' } = props
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
          <svg viewBox="0 0 40 40" className={styles.letter} aria-hidden="true">
            <text x="20" y="27" fontSize="19">
              {Array.from(name.trim())[0]}
            </text>
          </svg>
        }
      />
    </bdi>
  )
}

const rem = (px: number) => `${px / 37.5}rem`
