import styles from './ProgressBar.module.css'

/** How much of `max` is done. `label` is its spoken name; the number itself is the page's to show. */
export function ProgressBar(props: { value: number; max: number; label: string; className?: string }) {
  const part = props.max > 0 ? Math.min(1, Math.max(0, props.value / props.max)) : 0
  return (
    <div
      className={`${styles.bar} ${props.className ?? ''}`}
      role="progressbar"
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={props.max}
      aria-valuenow={Math.round(part * props.max * 100) / 100}
    >
      <div className={styles.fill} style={{ transform: `translateX(${part * 100 - 100}%)` }} />
    </div>
  )
}
