import { getInvitedFriends, type InviteFriends } from '#shared/api/invite-friends'
import { Feed } from '#shared/campaign/feed'
import { useOnChange } from '#shared/campaign/phase'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Line } from '#shared/kit/line'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import type zh from '../locales/zh.json'
import ladder from './Ladder.module.css'

/** Friends who came with my code, newest first. */
export function MyFriends({ steps }: { steps: InviteFriends['steps'] }) {
  const t = useT<typeof zh>()
  const { loggedIn } = useSession()
  if (!loggedIn) return null
  return (
    <section className={ladder.ladder} data-expose="friends">
      <h2>{t('friends.title')}</h2>
      <List steps={steps} />
    </section>
  )
}

function List({ steps }: { steps: InviteFriends['steps'] }) {
  const t = useT<typeof zh>()
  const friends = usePaged(getInvitedFriends, {}, 10)
  // a friend has joined or advanced
  useOnChange(steps.map(({ people }) => people).join(), () => void friends.refetch())
  return (
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
  )
}
