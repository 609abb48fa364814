import { Avatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import type { Hits } from '../use-hits.ts'
import styles from './Feed.module.css'

const SHOWN = 6

/** Blow by blow, the latest first; those that hit critically are written larger, with the word. */
export function Feed({ call }: { call: Query<Hits> }) {
  const t = useT<typeof zh>()
  return (
    <Plate title={t('feed.title')} expose="feed">
      <StateView
        call={call}
        skeleton={<Skeleton height={38} lines={4} />}
        isEmpty={({ list }) => !list.length}
        emptyText={t('feed.none')}
      >
        {({ list }) => (
          <div role="log" aria-label={t('feed.title')}>
            <ol className={styles.feed}>
              {list.slice(0, SHOWN).map((hit) => (
                <li key={hit.id} className={styles.hit} data-critical={hit.critical || undefined}>
                  <Line
                    className={styles.line}
                    face={<Avatar src={hit.portrait} name={hit.nickname} size={30} />}
                    name={hit.nickname}
                    note={
                      <>
                        {hit.gift.name} ×{formatAmount(hit.gift.amount)} · <bdi>{hit.roomName}</bdi>
                      </>
                    }
                    figure={
                      <>
                        <b className={styles.damage}>
                          {hit.critical && <em className={styles.word}>{t('critical')}</em>}-
                          {formatStatistic(hit.damage)}
                        </b>
                        <time className={styles.time}>{formatDate(hit.at, 'time')}</time>
                      </>
                    }
                  />
                </li>
              ))}
            </ol>
          </div>
        )}
      </StateView>
    </Plate>
  )
}
