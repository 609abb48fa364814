import { Avatar } from '#shared/kit/avatar'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Call } from '#shared/runtime/request'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import type { Hits } from '../use-hits.ts'
import styles from './Feed.module.css'

const SHOWN = 6

/** Blow by blow, the latest first; those that hit critically are written larger, with the word. */
export function Feed({ call }: { call: Call<Hits> }) {
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
                  <Avatar src={hit.portrait} name={hit.nickname} size={30} />
                  <p className={styles.who}>
                    <bdi>{hit.nickname}</bdi>
                    <small>
                      {hit.gift.name} ×{formatAmount(hit.gift.amount)} · <bdi>{hit.roomName}</bdi>
                    </small>
                  </p>
                  <p className={styles.damage}>
                    <b>
                      {hit.critical && <em>{t('critical')}</em>}-{formatStatistic(hit.damage)}
                    </b>
                    <time>{formatDate(hit.at, 'time')}</time>
                  </p>
                </li>
              ))}
            </ol>
          </div>
        )}
      </StateView>
    </Plate>
  )
}
