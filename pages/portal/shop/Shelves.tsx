import type { GiftPack } from '#shared/api/gift-pack'
import { Skeleton } from '#shared/kit/skeleton'
import { Bag } from './Bag'
import styles from './Shelves.module.css'

/** The packs on their boards, two and two. */
export function Shelves(props: {
  packs: readonly GiftPack[]
  /** The packs of which nobody knows whether they were bought. */
  unknown: readonly string[]
  onChoose: (packId: string) => void
}) {
  return (
    <ul className={styles.shelves} data-expose="packs">
      {props.packs.map((pack, place) => (
        <li key={pack.id} className={styles.place}>
          <Bag
            pack={pack}
            tint={place % 6}
            unknown={props.unknown.includes(pack.id)}
            onChoose={() => props.onChoose(pack.id)}
          />
        </li>
      ))}
    </ul>
  )
}

export function ShelvesSkeleton() {
  return (
    <div className={styles.shelves}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={styles.place}>
          <Skeleton height={214} radius={10} />
        </div>
      ))}
    </div>
  )
}
