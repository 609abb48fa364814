import { formatDuration } from '#shared/kit/countdown'
import styles from './GongClock.module.css'

/** How long the watch has lasted, as 01:22:05; over a day its hours go on. */
export function Elapsed({ ms, label }: { ms: number; label: string }) {
  const { days, hours, minutes, seconds } = formatDuration(ms)
  const all = String(days * 24 + Number(hours)).padStart(2, '0')
  return (
    <>
      <span>{label}</span>
      <b className={styles.elapsed}>
        {all}:{minutes}:{seconds}
      </b>
    </>
  )
}
