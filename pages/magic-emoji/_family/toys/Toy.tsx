import { Image } from '#shared/runtime/image'
import cast from './cast.svg?no-inline'
import { Sweet } from './Sweet.tsx'
import styles from './Toy.module.css'

const CAST = ['wink', 'melt', 'cat', 'rain', 'drum', 'moon', 'crown', 'dragon']

/**
 * An emoji as a toy: a drawing of ours, or its picture; an unknown one without a picture is wrapped. Decorative: the name
 * is rendered beside it.
 */
export function Toy(props: { id: string; image?: string; lively?: boolean; className?: string }) {
  const { id, image, lively, className = '' } = props
  if (image) return <Image src={image} alt="" fit="contain" className={className} />
  if (!CAST.includes(id)) return <Sweet id="box" className={className} />
  return (
    <svg
      viewBox="-3 -3 106 106"
      className={`${styles.toy} ${className}`}
      data-toy={id}
      data-lively={lively}
      aria-hidden="true"
    >
      <use href={`${cast}#${id}-behind`} className={styles.behind} />
      <use href={`${cast}#${id}`} />
      <use href={`${cast}#${id}-front`} className={styles.front} />
    </svg>
  )
}
