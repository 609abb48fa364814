import styles from './Disc.module.css'

export type Metal = 'bronze' | 'silver' | 'gold' | 'platinum'

/** What the records of awards are pressed in, from the first level on; whatever lies above is platinum. */
const METALS: readonly Metal[] = ['bronze', 'silver', 'gold']

/** The metal of a level's record. */
export const metalOf = (level: number): Metal => METALS[level - 1] ?? 'platinum'

/** A record in metal; its size comes from `className`. */
export function Disc({ metal, className = '' }: { metal: Metal; className?: string }) {
  return <i className={`${styles.disc} ${className}`} data-metal={metal} />
}
