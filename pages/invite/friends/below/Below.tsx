import type { InviteFriends } from '#shared/api/invite-friends'
import type { Friends } from '../use-friends.ts'
import { Draw } from './Draw.tsx'
import { Ladder } from './Ladder.tsx'
import { MyFriends } from './MyFriends.tsx'
import { Ranks } from './Ranks.tsx'

/** Everything below the ticket. */
export function Below({ data, friends }: { data: InviteFriends; friends: Friends }) {
  return (
    <>
      <Draw data={data} friends={friends} />
      <Ladder data={data} rungs={friends.rungs} />
      <MyFriends steps={data.steps} />
      <Ranks phase={data.phase} />
    </>
  )
}
