import { getEmojiRanks } from '#shared/api/magic-emoji'
import { Avatar } from '#shared/kit/avatar'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Panel } from '../../_family/panel/Panel.tsx'
import { Sweet } from '../../_family/toys/Sweet.tsx'
import type zh from '../locales/zh.json'
import styles from './Leaders.module.css'

/** The first three; once results are out, the winners. */
export function Leaders({ settled }: { settled: boolean }) {
  const t = useT<typeof zh>()
  const ranks = useQuery(getEmojiRanks, { pageSize: 3 })
  return (
    <Panel
      title={t(settled ? 'leaders.winners' : 'leaders.title')}
      expose="leaders"
      aside={
        <a className={styles.all} href="/magicEmojiRank" data-track="to-rank" data-next>
          {t('leaders.all')}
        </a>
      }
    >
      <StateView
        call={ranks}
        skeleton={<Skeleton height={52} lines={3} />}
        isEmpty={({ list }) => list.length === 0}
        emptyText={t('leaders.empty')}
      >
        {({ list }) => (
          <ol>
            {list.slice(0, 3).map(({ userId, nickname, portrait, rank, score }) => (
              <li key={userId} className={styles.leader}>
                <b className={styles.rank}>{rank}</b>
                <Avatar src={portrait} name={nickname} size={40} />
                <bdi className={styles.name}>{nickname}</bdi>
                <span className={styles.score}>
                  <Sweet id="candy" className={styles.sweet} />
                  {formatStatistic(score)}
                </span>
              </li>
            ))}
          </ol>
        )}
      </StateView>
    </Panel>
  )
}
