import { listHallEvents } from '#shared/api/hall-event'
import { domain } from '../../domain.ts'
import { createRandom } from '../../world/random.ts'
import { found } from '../../world/refusal.ts'
import { phaseAt } from '../../world/scenario.ts'
import { isReminded } from '../activity/reminders.ts'
import { hallOf } from '../room/index.ts'
import { datesOfEvent, HALL_EVENTS } from './plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

export const hallEvent = domain((on) => {
  on(listHallEvents, ({ input, user, state, now, language }) => {
    const roomId = input.roomId === undefined ? undefined : String(input.roomId)
    if (roomId !== undefined) found(hallOf(roomId, language, state))
    if (user.scenario.empty) return []
    return HALL_EVENTS.filter((plan) => roomId === undefined || plan.roomId === roomId).map((plan) => {
      const { settleAt: _, ...dates } = datesOfEvent(plan, state.firstMidnight)
      const reminded = isReminded(user, { of: 'hall', id: plan.id })
      return {
        id: plan.id,
        ...words[language][plan.name],
        hall: found(hallOf(plan.roomId, language, state)),
        ...dates,
        phase: phaseAt(now, { ...dates, settleAt: dates.endAt }),
        waiting: createRandom(`${state.seed}/event/${plan.id}`).whole(20, 900) + (reminded ? 1 : 0),
        reminded,
      }
    })
  })
})
