import type { Boss } from '#shared/api/boss'
import { ProgressBar } from '#shared/kit/progress-bar'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { percentOf } from '../blood.ts'
import type zh from '../locales/zh.json'
import styles from './BloodBar.module.css'

/** What is left of its blood, in a figure and in percent; what a blow took drains after it. */
export function BloodBar({ boss }: { boss: Boss }) {
  const t = useT<typeof zh>()
  const percent = percentOf(boss)
  return (
    <div className={styles.blood} data-low={percent <= 15 || undefined}>
      <p className={styles.figures}>
        <span>
          {t('blood.label')} <b>{formatStatistic(boss.blood)}</b>
          <small> / {formatStatistic(boss.total)}</small>
        </span>
        <b className={styles.percent}>{percent}%</b>
      </p>
      <div className={styles.tube}>
        <i className={styles.drained} style={{ transform: `translateX(${percent - 100}%)` }} />
        <ProgressBar className={styles.bar} value={boss.blood} max={boss.total} label={t('blood.label')} />
        <i className={styles.notches} />
      </div>
    </div>
  )
}
