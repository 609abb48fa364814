import { getActivityInfo } from '#shared/api/activity'
import en from '../content/activities/en.json'
import tw from '../content/activities/tw.json'
import zh from '../content/activities/zh.json'
import { REFUSALS } from '../content/refusals.ts'
import { domain } from '../domain.ts'
import { Refusal } from '../refusal.ts'
import { type Dates, phaseAt } from '../scenario.ts'
import type { User } from '../user.ts'
import { skyOf } from './constellation/sky.ts'
import { eventPartOf } from './group-event/part.ts'
import { seasonOf } from './warlord/season.ts'

const words = { zh, en, tw }

type ActivityId = keyof typeof zh

/** Where each activity has its page, and its dates for a person. */
const ACTIVITIES: Record<ActivityId, { path: string; datesFor(user: User): Dates }> = {
  7: { path: '/battle', datesFor: (user) => seasonOf(user).dates },
  12: { path: '/constellation', datesFor: (user) => skyOf(user).dates },
  20260408: {
    path: '/activityNew/group0408/index',
    datesFor: (user) => eventPartOf(user).dates,
  },
}

const isKnown = (id: string): id is `${ActivityId}` => Object.hasOwn(ACTIVITIES, id)

export const activity = domain((on) => {
  on(getActivityInfo, ({ input, user, now, language }) => {
    const id = String(input.id)
    if (!isKnown(id)) throw new Refusal(4040, REFUSALS.unknownActivity)
    const { path, datesFor } = ACTIVITIES[id]
    const dates = datesFor(user)
    return { id, ...words[language][id], ...dates, phase: phaseAt(now, dates), cover: '', path }
  })
})
