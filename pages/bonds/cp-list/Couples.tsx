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

const PODIUM = 3

/** Couples by all the sweetness they ever had, the first three as joined hearts, ours below these. */
export function Couples({ over }: { over: boolean }) {
  const t = useT<typeof zh>()
  const couples = usePaged(getCpRanks, {})
  return (
    <div data-expose="couples">
      <Feed
        list={{ ...couples, items: couples.items.slice(PODIUM) }}
        label={t('title')}
        keyOf={({ id }) => id}
        waiting={{ height: 72, lines: 6 }}
        isEmpty={() => !couples.items.length}
        emptyText={t('empty')}
        above={({ mine }) => (
          <>
            <ol className={styles.podium}>
              {couples.items.slice(0, PODIUM).map((couple) => (
                <Joined key={couple.id} couple={couple} />
              ))}
            </ol>
            {mine && (
              <div className={styles.ours}>
                <Pair couple={mine} />
                {!over && mine.gap > 0 && <small>{t('gap', { gap: formatAmount(mine.gap) })}</small>}
              </div>
            )}
          </>
        )}
        row={(couple) => <Pair couple={couple} />}
        {...(couples.items.length > PODIUM && { endless: { by: EndlessList, place: 'couples' } })}
      />
    </div>
  )
}

function Joined({ couple: { rank, people, level, score } }: { couple: Row }) {
  const t = useT<typeof zh>()
  return (
    <li className={styles.joined} data-rank={rank}>
      <span className={styles.heart}>
        <svg viewBox="0 0 112 100" aria-hidden="true">
          <path d="M56 97C18 70 3 53 3 32 3 14 16 3 31 3c11 0 20 6 25 16C61 9 70 3 81 3c15 0 28 11 28 29 0 21-15 38-53 65z" />
          <path className={styles.seam} d="M56 20l-6 14 11 12-9 14 7 12-3 24" />
        </svg>
        {people.map(({ userId, portrait, nickname }) => (
          <PersonDoor key={userId} userId={userId} label={t('profile')}>
            <Avatar src={portrait} name={nickname} size={38} />
          </PersonDoor>
        ))}
        <b>{rank}</b>
      </span>
      {people.map(({ userId, nickname }) => (
        <bdi key={userId}>{nickname}</bdi>
      ))}
      <span className={styles.sweet}>
        {formatStatistic(score)} <small>{t('sweetness')}</small>
      </span>
      <small>{t('level', { level })}</small>
    </li>
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
