import { sharesOf } from './shares.ts'
import styles from './VersusBar.module.css'

export interface VersusSide {
  name: string
  score: number
}

/**
 * The shares of two sides in one bar. One side is striped, the other dotted, each with its percentage, so that they do
 * not differ by colour alone; `--versus-home` and `--versus-away` colour them. The page shows the scores.
 */
export function VersusBar(props: { label: string; home: VersusSide; away: VersusSide; className?: string }) {
  const { home, away } = props
  const [left, right] = sharesOf(home.score, away.score)
  const spoken = `${props.label}: ${home.name} ${left}%, ${away.name} ${right}%`
  return (
    <div className={props.className} role="img" aria-label={spoken}>
      <div className={styles.field} data-part="versus-field">
        <div className={styles.bar}>
          <i className={styles.home} style={{ transform: `translateX(${left - 100}%)` }} />
          <i className={styles.away} style={{ transform: `translateX(${left}%)` }} />
        </div>
        {/* As wide as the bar: its own percent are the bar's. */}
        <div className={styles.seam} style={{ transform: `translateX(${left}%)` }}>
          <i />
        </div>
      </div>
      <p className={styles.shares}>
        <b>{left.toFixed(1)}%</b>
        <b>{right.toFixed(1)}%</b>
      </p>
    </div>
  )
}
