import { formatAmount } from '#shared/runtime/format'
import styles from './Bars.module.css'

/** Totals as bars, each as long as its share of the largest; unknown counts keep their place. */
export function Bars(props: {
  label: string
  bars: readonly { id: string; label: string; count: number | undefined; href?: string }[]
  track?: string
}) {
  const most = Math.max(1, ...props.bars.map(({ count }) => count ?? 0))
  return (
    <ul className={styles.bars} aria-label={props.label}>
      {props.bars.map(({ id, label, count, href }) => {
        const content = (
          <>
            <span>{label}</span>
            <i>
              <i style={{ transform: `scaleX(${(count ?? 0) / most})` }} />
            </i>
            <b>{count === undefined ? '–' : formatAmount(count)}</b>
          </>
        )
        return (
          <li key={id} data-status={id}>
            {href ? (
              <a className={styles.bar} href={href} data-track={props.track}>
                {content}
              </a>
            ) : (
              <p className={styles.bar}>{content}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
