import type { SingTask } from '#shared/api/sing-captain'
import { Mark } from '#shared/kit/mark'
import { ProgressBar } from '#shared/kit/progress-bar'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Track.module.css'

/** A target as a track: its number has the colour of its groove. */
export function Track({ target, number }: { target: SingTask['targets'][number]; number: number }) {
  const t = useT<typeof zh>('family')
  const { kind, progress, target: goal, unit } = target
  const name = t(`targets.kind.${kind}`)
  return (
    <li className={styles.track} data-groove={number} data-done={progress >= goal || undefined}>
      <span className={styles.number} aria-hidden="true">
        {progress >= goal ? <Mark of="done" /> : number}
      </span>
      <div className={styles.line}>
        <p className={styles.name}>
          <span>{name} </span>
          <i />
          <span className={styles.count}>
            <b>{formatAmount(progress)}</b> / {formatAmount(goal)} {unit}
          </span>
        </p>
        <ProgressBar value={progress} max={goal} label={name} className={styles.groove} />
        <p className={styles.note}>{t(`targets.note.${kind}`)}</p>
      </div>
    </li>
  )
}
