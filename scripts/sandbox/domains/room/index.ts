import type { Hall } from '#shared/api/room'
import { listHalls } from '#shared/api/room'
import { domain } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { HALLS } from '../../world/halls.ts'
import { publicPerson } from '../../world/people.ts'
import type { State } from '../../world/state.ts'
import type { Language } from '../../world/text.ts'
import { ACTIVITY_ID, HALLS as TAKING_PART } from '../room-leader-ranking/plan.ts'

/** The hall with that id as the contract has it; undefined when there is none. */
export function hallOf(roomId: string, language: Language, state: State): Hall | undefined {
  const found = HALLS.findIndex((hall) => hall.roomId === roomId)
  const hall = HALLS[found]
  if (!hall) return undefined
  const owner = state.user(String(30_001 + found))
  return {
    roomId,
    name: hall.name[language],
    slogan: hall.slogan[language],
    cover: '',
    owner: publicPerson(owner),
    online: owner.seeded('online').whole(8, 1200),
  }
}

/** Whether a hall takes part in a campaign: those that do not choose halls have all. */
const takesPart = (roomId: string, activityId: unknown) =>
  String(activityId) !== ACTIVITY_ID || TAKING_PART.some((hall) => hall.roomId === roomId)

export const room = domain((on) => {
  on(listHalls, ({ input, user, language, state }) => {
    const keyword = input.keyword?.trim().toLowerCase() ?? ''
    const halls = HALLS.map(({ roomId }) => hallOf(roomId, language, state))
      .filter((hall) => hall !== undefined)
      .filter(({ roomId }) => takesPart(roomId, input.activityId))
      .filter(
        (hall) =>
          !user.scenario.empty && (hall.roomId === keyword || hall.name.toLowerCase().includes(keyword)),
      )
      .sort((a, b) => b.online - a.online)
    return pageOf(halls, input)
  })
})
