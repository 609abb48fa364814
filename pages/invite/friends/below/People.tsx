import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import { getInvitedFriends, getInviteRanks, type InviteFriends } from '#shared/api/invite-friends'
import { Feed } from '#shared/campaign/feed'
import { useOnChange } from '#shared/campaign/phase'
import { PeopleRanking } from '#shared/campaign/ranking'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { type Period, Periods } from '#shared/kit/segmented'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Below.module.css'

/** Friends who came with my code, newest first. */
export function MyFriends({ steps }: { steps: InviteFriends['steps'] }) {
  const t = useT<typeof zh>()
  const friends = usePaged(getInvitedFriends, {}, 10)
  // a friend has joined or advanced
  useOnChange(steps.map(({ people }) => people).join(), () => void friends.refetch())
  return (
    <section className={styles.section} data-expose="friends">
      <h2>{t('friends.title')}</h2>
      <Feed
        list={friends}
        waiting={{ height: 60, lines: 3 }}
        emptyText={t('friends.empty')}
        keyOf={({ userId }) => userId}
        row={({ nickname, portrait, at, step }) => (
          <Line
            as="li"
            face={<Avatar src={portrait} name={nickname} size={40} />}
            name={nickname}
            note={t('friends.came', { date: formatDate(at, 'day') })}
            figure={<small>{steps.find((each) => each.step === step)?.title}</small>}
          />
        )}
      />
    </section>
  )
}

/** Who invited most friends into a hall, overall or today. */
export function Ranks({ phase }: { phase: InviteFriends['phase'] }) {
  const t = useT<typeof zh>()
  const [period, setPeriod] = useState<Period>('total')
  const people = usePaged(getInviteRanks, { board: 'friend', period })
  return (
    <section className={styles.section} data-expose="ranks">
      <h2>{t('ranks.title')}</h2>
      <Periods value={period} onChange={setPeriod} />
      <PeopleRanking
        people={people}
        waiting={{ height: 60, lines: 6 }}
        unit={(count) => t('ranks.unit', { count })}
        emptyText={t('ranks.empty')}
        over={isOver(phase)}
      />
    </section>
  )
}
