import type { CSSProperties, ReactNode } from 'react'
import { Image } from '#shared/runtime/image'
import styles from './Avatar.module.css'

/** Default thumbnail size: sharp at 60 design px. */
const THUMB = 120

/** A plain head, one with a bun, one under headphones. */
const HEADS = [
  'M20 9a7 8 0 010 16 7 8 0 010-16z',
  'M20 11a7 7 0 010 14 7 7 0 010-14zM20 3a4 4 0 010 7 4 4 0 010-7z',
  'M20 10a6 7 0 010 14 6 7 0 010-14zM9 20V17a11 11 0 0122 0v3a2 3 0 01-4 0V17a7 8 0 00-14 0v3a2 3 0 01-4 0z',
] as const

type AvatarProps = { src: string; name: string; size?: number; className?: string }

/**
 * A person's portrait in a circle; without one, or when it fails to load, a drawn bust that is always the same for a
 * name. Decorative: the name is rendered beside it. The size in design px comes from `size` or `className`.
 */
export function Avatar({ name, ...rest }: AvatarProps) {
  const head = HEADS[(name.length + Number(name.codePointAt(0) ?? 0)) % 3]
  return (
    <Round
      {...rest}
      fallback={
        <svg viewBox="0 0 40 40" className={styles.nobody} aria-hidden="true">
          <path d={`M4 41q1-14 16-14t16 14z${head}`} />
        </svg>
      }
    />
  )
}

/** The field of a crest behind its sign: chevron, bend, pale, quarters, fess, saltire. */
const FIELDS = [
  'M-2 34L20 14l22 20v10H-2z',
  'M-4 6L6-4l38 38-10 10z',
  'M13 0h14v40H13z',
  'M0 0h20v20H0zM20 20h20v20H20z',
  'M0 13h40v14H0z',
  'M0 0h8l32 32v8h-8L0 8zM40 0v8L8 40H0v-8L32 0z',
] as const
/** A star, a moon, a house, a flame, a note, a heart. */
const SIGNS = [
  'M20 12l2.4 5.3 5.8.6-4.4 3.9 1.3 5.7-5.1-3-5.1 3 1.3-5.7-4.4-3.9 5.8-.6z',
  'M23 12a8 8 0 100 16 9.5 9.5 0 010-16z',
  'M13 27V19l7-6 7 6v8h-5v-5h-4v5z',
  'M20 11c1 4 6 6 6 11a6 6 0 01-12 0c0-3 2-4 2.5-6 1 1 1.5 2 1.5 3 1-2 2-5 2-8z',
  'M17 14l9-2v10a3 3 0 11-2-2.800V15.500l-5 1V24a3 3 0 11-2-2.800z',
  'M20 28l-7-7a4.5 4.5 0 017-5.5 4.5 4.5 0 017 5.500z',
] as const

/** A hall's cover in a circle; without one, and for one that does not load, its crest, by the name always the same. As `Avatar`. */
export function HallAvatar({ name, ...rest }: AvatarProps) {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + Number(letter.codePointAt(0))) % 9973, 7)
  return (
    <Round
      {...rest}
      fallback={
        <svg
          viewBox="0 0 40 40"
          className={styles.crest}
          style={{ '--hue': (hash * 137) % 360 } as CSSProperties}
          aria-hidden="true"
        >
          <path d={FIELDS[hash % 6]} />
          <circle cx="20" cy="20" r="12" />
          <path d={SIGNS[Math.floor(hash / 6) % 6]} />
        </svg>
      }
    />
  )
}

function Round({ src, size, className = '', fallback }: Omit<AvatarProps, 'name'> & { fallback: ReactNode }) {
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
        fallback={fallback}
      />
    </bdi>
  )
}

const rem = (px: number) => `${px / 37.5}rem`
