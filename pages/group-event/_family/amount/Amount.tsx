import { useEdition } from '../use-edition.ts'
import styles from './Amount.module.css'
import { useAmount } from './use-amount.ts'

/** A number of what this date collects, with its sign. `gain`: as something won. */
export function Amount({ score, gain }: { score: number; gain?: boolean }) {
  const amount = useAmount()
  const { Token } = useEdition().motif
  return (
    <span className={styles.amount}>
      <span className={styles.token}>
        <Token />
      </span>
      {gain && '+'}
      {amount(score)}
    </span>
  )
}
