import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import { getInviteRanks, type InviteFriends } from '#shared/api/invite-friends'
import { Feed } from '#shared/campaign/feed'
import { useToPerson } from '#shared/campaign/way'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { type Period, Periods } from '#shared/kit/segmented'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import ladder from './Ladder.module.css'
import styles from './Ranks.module.css'

/** Who invited most friends into a hall, in all or today. */
export function Ranks({ phase }: { phase: InviteFriends['phase'] }) {
  const t = useT<typeof zh>()
  const open = useToPerson()
  const [period, setPeriod] = useState<Period>('total')
  const people = usePaged(getInviteRanks, { board: 'friend', period })
  return (
    <section className={ladder.ladder} data-expose="ranks">
      <h2>{t('ranks.title')}</h2>
      <Periods value={period} onChange={setPeriod} />
      <Feed
        ordered
        list={people}
        waiting={{ height: 60, lines: 6 }}
        emptyText={t('ranks.empty')}
        keyOf={({ userId }) => userId}
        row={(person) => (
          <li>
            <Place person={person} mine={person.userId === people.first.data?.mine?.userId} onOpen={open} />
          </li>
        )}
        below={({ mine }) =>
          mine && (
            <Place
              person={mine}
              mine
              note={mine.gap > 0 && !isOver(phase) ? t('ranks.gap', { count: mine.gap }) : undefined}
            />
          )
        }
      />
    </section>
  )
}

function Place(props: {
  person: { userId: string; nickname: string; portrait: string; rank: number; score: number }
  mine: boolean
  note?: string | undefined
  onOpen?: ((person: { id: string }) => void) | undefined
}) {
  const t = useT<typeof zh>()
  const { person, onOpen } = props
  return (
    <Line
      className={styles.place}
      place={person.rank || '—'}
      rank={person.rank}
      face={<Avatar src={person.portrait} name={person.nickname} size={40} />}
      name={person.nickname}
      note={props.note}
      figure={formatStatistic(person.score)}
      under={t('ranks.unit')}
      mine={props.mine}
      onOpen={onOpen && (() => onOpen({ id: person.userId }))}
      track="person"
    />
  )
}
