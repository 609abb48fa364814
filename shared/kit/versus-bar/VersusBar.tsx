import { sharesOf } from './shares.ts'
import styles from './VersusBar.module.css'

export interface VersusSide {
  name: string
  score: number
}

/**
 * Two sides pull one bar: how much of what both have is whose. Striped against dotted, each with its share in figures, so
 * that nobody has to tell the two by their hue; `--versus-home`, `--versus-away` paint them. The scores themselves are the
 * page's to show.
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
