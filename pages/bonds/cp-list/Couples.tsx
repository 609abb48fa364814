import type { InferOutput } from 'valibot'
import { getCpRanks } from '#shared/api/cp'
import { Feed } from '#shared/campaign/feed'
import { PersonDoor } from '#shared/campaign/way'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { formatAmount, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import styles from './Couples.module.css'
import type zh from './locales/zh.json'

type Row = InferOutput<(typeof getCpRanks)['output']>['list'][number]

/** Couples by all the sweetness they ever had, ours below them. */
export function Couples({ over }: { over: boolean }) {
  const t = useT<typeof zh>()
  const couples = usePaged(getCpRanks, {})
  return (
    <div data-expose="couples">
      <Feed
        list={couples}
        label={t('title')}
        keyOf={({ id }) => id}
        waiting={{ height: 72, lines: 6 }}
        emptyText={t('empty')}
        row={(couple) => <Pair couple={couple} />}
        endless={{ by: EndlessList, place: 'couples' }}
        below={({ mine }) =>
          mine && (
            <div className={styles.ours}>
              <Pair couple={mine} />
              {!over && mine.gap > 0 && <small>{t('gap', { gap: formatAmount(mine.gap) })}</small>}
            </div>
          )
        }
      />
    </div>
  )
}

function Pair({ couple }: { couple: Row }) {
  const t = useT<typeof zh>()
  const { rank, people, level, score } = couple
  return (
    <div className={styles.pair} data-rank={rank}>
      <b className={styles.rank}>{rank > 0 ? rank : '—'}</b>
      <span className={styles.faces}>
        {people.map(({ userId, portrait, nickname }) => (
          <PersonDoor key={userId} userId={userId} label={t('profile')}>
            <Avatar src={portrait} name={nickname} size={44} />
          </PersonDoor>
        ))}
      </span>
      <p>
        {people.map(({ userId, nickname }) => (
          <bdi key={userId}>{nickname}</bdi>
        ))}
        <small>{t('level', { level })}</small>
      </p>
      <span className={styles.score}>
        {formatStatistic(score)}
        <small>{t('sweetness')}</small>
      </span>
    </div>
  )
}
