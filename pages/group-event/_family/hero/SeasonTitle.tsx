import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { SeasonWords } from '../season.ts'
import { Brush } from './Brush.tsx'
import styles from './SeasonTitle.module.css'

/** The date's name, painted; a seal; from when to when. */
export function SeasonTitle({ startAt, endAt }: { startAt: number | undefined; endAt: number | undefined }) {
  const t = useT<SeasonWords>()
  return (
    <div className={styles.block}>
      <Brush />
      <p className={styles.dates}>
        {startAt !== undefined &&
          endAt !== undefined &&
          `${formatDate(startAt, 'day')} – ${formatDate(endAt, 'day')}`}
      </p>
      <h1 className={styles.title}>
        <span className={styles.lead}>{t('title.lead')}</span>{' '}
        <span className={styles.main}>{t('title.main')}</span>
      </h1>
      <span className={styles.seal} aria-hidden="true">
        <span>{t('title.seal')}</span>
      </span>
    </div>
  )
}
