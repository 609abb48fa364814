import { preloadPage } from '#shared/features/preload'
import { serverNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Picture } from '../_family/Picture.tsx'
import type zh from './locales/zh.json'
import styles from './ShowLine.module.css'
import type { Show } from './use-programme.ts'

const DAY = 86_400_000
const HALF_YEAR = 183 * DAY

/** Where what has no page yet is announced, with its reminder. */
export const PREVIEW = '/activityNew/activePre'

/** One campaign of the list, a link to its page or to its preview; `featured`: large, above the list. */
export function ShowLine({ show, featured }: { show: Show; featured?: boolean }) {
  const { id, title, path, dates } = show
  const t = useT<typeof zh>()
  const last = dates?.phase === 'running' && dates.endAt - serverNow() < DAY
  const warm = () => preloadPage(path)
  return (
    <a
      className={`${styles.line} ${featured ? styles.featured : ''}`}
      href={path || `${PREVIEW}?activityId=${encodeURIComponent(id)}`}
      data-track={path ? 'show' : 'announced'}
      data-phase={dates?.phase}
      onPointerDown={warm}
      onFocus={warm}
    >
      <Picture page={show} title={title} className={featured ? styles.large : ''} />
      <span className={styles.words}>
        <b>{title}</b>
        {dates && (
          <small>
            {last && <em>{t('last')}</em>}
            <When dates={dates} />
          </small>
        )}
      </span>
    </a>
  )
}

/** Until when it runs, when it starts, when it ended. */
export function When({ dates }: { dates: NonNullable<Show['dates']> }) {
  const t = useT<typeof zh>()
  const { phase, startAt, endAt } = dates
  const at = phase === 'coming' ? startAt : endAt
  // without its year, a date so far away is one of this year
  const isFar = Math.abs(at - serverNow()) > HALF_YEAR
  return <span>{t(`when.${phase}`, { date: formatDate(at, isFar ? 'date' : 'minute') })}</span>
}
