import type { CSSProperties } from 'react'
import { Image } from '#shared/runtime/image'
import type { ListedPage } from './listed-pages.ts'
import styles from './Picture.module.css'

export interface PictureProps {
  /** Without a page, or with one whose cover is missing, the title's first letter is drawn. */
  page: Pick<ListedPage, 'cover' | 'art'> | undefined
  title: string
  className?: string
}

/**
 * The picture of a campaign: the part of its cover without lettering, which is Chinese. Releases from before that part was
 * declared show the whole cover.
 */
export function Picture({ page, title, className = '' }: PictureProps) {
  const { cover = '', art } = page ?? {}
  const part = art && `scale(${1 / art.width}) translate(${-100 * art.left}%, ${-100 * art.top}%)`
  return (
    <span className={`${styles.picture} ${className}`} style={{ '--part': part } as CSSProperties}>
      <Image src={cover} alt="" className={styles.image} fallback={<Poster title={title} />} />
    </span>
  )
}

/** In the place of a picture that is not there (yet): the first sign of the title under a lamp. */
function Poster({ title }: { title: string }) {
  return (
    <span className={styles.poster} aria-hidden="true">
      {[...title].find((sign) => /\p{L}/u.test(sign))}
    </span>
  )
}
