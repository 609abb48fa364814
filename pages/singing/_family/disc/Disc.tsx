import styles from './Disc.module.css'

export type Metal = 'bronze' | 'silver' | 'gold' | 'platinum'

/** Materials of the award records, from the first level; all higher ones are platinum. */
const METALS: readonly Metal[] = ['bronze', 'silver', 'gold']

/** The metal of a level's record. */
export const metalOf = (level: number): Metal => METALS[level - 1] ?? 'platinum'

/** A record in metal; its size comes from `className`. */
export function Disc({ metal, className = '' }: { metal: Metal; className?: string }) {
  return <i className={`${styles.disc} ${className}`} data-metal={metal} />
}
