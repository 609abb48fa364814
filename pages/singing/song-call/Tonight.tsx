import { getMusicSchedule } from '#shared/api/music'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Tonight.module.css'

/** The way to the karaoke night, where songs of the list are sung, with its next set. */
export function Tonight() {
  const t = useT<typeof zh>()
  const { data } = useQuery(getMusicSchedule, {})
  const set = data?.sets.find(({ state }) => state !== 'over')
  return (
    <a className={styles.link} href="/singHi" data-track="karaoke" data-next data-expose="karaoke">
      <i />
      <span>
        <b>{t('tonight.title')}</b>
        <small>
          {set ? (
            <>
              {formatDate(set.startAt, 'time')} <bdi>{set.title}</bdi> · <bdi>{set.singer.nickname}</bdi>
            </>
          ) : (
            t('tonight.note')
          )}
        </small>
      </span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5l7 7-7 7" />
      </svg>
    </a>
  )
}
