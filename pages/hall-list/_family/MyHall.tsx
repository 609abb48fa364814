import { useState } from 'react'
import { getHallRanks, getHallRecords, type HallRankingConfig } from '#shared/api/room-leader-ranking'
import { FeedSheet } from '#shared/campaign/feed'
import { HallDoor } from '#shared/campaign/way'
import { useAfterLogin } from '#shared/features/login'
import { HallAvatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Line } from '#shared/kit/line'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './MyHall.module.css'
import { whyNot } from './use-change.tsx'

/** The hall I support: its place, the gap to the next one, and the changes left; or that there is none. */
export function MyHall({ config, records }: { config: HallRankingConfig; records: boolean | undefined }) {
  const t = useT<typeof zh>('family')
  const afterLogin = useAfterLogin()
  const [shown, show] = useState(false)
  const { mine } = config
  const why = whyNot(config)
  return (
    <section
      className={styles.mine}
      data-expose="mine"
      data-state={mine ? 'chosen' : 'none'}
      aria-label={t('mine.title')}
    >
      {mine ? (
        <HallDoor roomId={mine.roomId} className={styles.hall} track="my-hall">
          <HallAvatar src={mine.cover} name={mine.name} size={52} />
          <span className={styles.says}>
            <small>{t('mine.title')}</small>
            <bdi className={styles.name}>{mine.name}</bdi>
            <Place key={mine.roomId} />
          </span>
        </HallDoor>
      ) : (
        <p className={styles.hall}>
          <span className={styles.says}>
            <b className={styles.name}>{t('mine.none')}</b>
            <small>{t('mine.noneNote')}</small>
          </span>
        </p>
      )}
      <footer className={styles.foot}>
        <span>
          {why
            ? t(`why.${why}`)
            : mine
              ? t('mine.left', {
                  count: config.changes.left,
                  until: formatDate(config.changeUntil, 'minute'),
                })
              : t('mine.later', { count: config.changes.left })}
        </span>
        {records && (
          <Button size="s" look="quiet" track="records" onClick={afterLogin(() => show(true))}>
            {t('mine.records')}
          </Button>
        )}
      </footer>
      {records && <RecordsSheet open={shown} onClose={() => show(false)} />}
    </section>
  )
}

/** Its overall place, which is not in the campaign's answer. */
function Place() {
  const t = useT<typeof zh>('family')
  const { data } = useQuery(getHallRanks, { pageNum: 1, pageSize: 1 })
  const mine = data?.mine
  if (!mine) return <small>{'\u00a0'}</small>
  return (
    <small>
      {mine.rank > 0 ? t('mine.rank', { rank: formatAmount(mine.rank) }) : t('mine.noRank')}
      {mine.gap > 0 && ` · ${t('mine.gap', { gap: formatAmount(mine.gap) })}`}
    </small>
  )
}

/** What I did for halls, newest first. */
function RecordsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>('family')
  return (
    <FeedSheet
      open={open}
      title={t('records.title')}
      onClose={onClose}
      expose="records"
      endpoint={getHallRecords}
      keyOf={({ id }) => id}
      waiting={{ height: 52, lines: 3 }}
      emptyText={t('records.empty')}
      row={({ what, hallName, at, score }) => (
        <Line
          as="li"
          className={styles.record}
          name={t(`records.${what}`, { hall: hallName })}
          note={formatDate(at, 'minute')}
          figure={score > 0 ? `+${formatAmount(score)}` : undefined}
        />
      )}
    />
  )
}
