import { listRelations, type Relation } from '#shared/api/user-relation'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { DAY } from '../../world/clock.ts'
import { HALLS } from '../../world/halls.ts'
import { publicPerson } from '../../world/people.ts'

const KNOWN = 46
const KINDS = ['friend', 'following', 'fan'] as const

/** A person's relations: three of five are friends; some are online, and a few of these in a hall. */
function relationsOf({ user, state }: HandlerRequest<unknown>): Relation[] {
  if (user.scenario.empty) return []
  return Array.from({ length: KNOWN }, (_, at) => {
    const other = state.user(String(20_001 + at))
    const random = other.seeded(`known to ${user.id}`)
    const online = random.next() < 0.4
    const hall = online && random.next() < 0.6 ? random.pick(HALLS).roomId : ''
    return {
      ...publicPerson(other),
      relation: KINDS[Math.max(0, (at % 5) - 2)] ?? 'friend',
      level: other.level,
      signature: other.signature,
      since: user.firstMidnight - random.whole(1, 700) * DAY,
      online,
      roomId: hall,
    }
  })
}

export const userRelation = domain((on) => {
  on(listRelations, (request) => {
    const { relation, keyword = '' } = request.input
    const wanted = keyword.trim().toLowerCase()
    const list = relationsOf(request)
      .filter((each) => !relation || each.relation === relation)
      .filter(({ userId, nickname }) => userId === wanted || nickname.toLowerCase().includes(wanted))
      .sort((a, b) => Number(b.online) - Number(a.online))
    return pageOf(list, request.input)
  })
})
