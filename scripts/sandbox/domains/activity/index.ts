import { getActivityInfo, getForecastSeason, getHallWeek, getNextCampaign } from '#shared/api/activity'
import { addReminder, type DatedActivity, deleteReminder, listActivities } from '#shared/api/activity-list'
import { domain, type HandlerRequest } from '../../domain.ts'
import { campaignDates } from '../../world/campaign.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { type Dates, datesFor, phaseAt } from '../../world/scenario.ts'
import type { User } from '../../world/user.ts'
import { fightOf } from '../boss/fight.ts'
import { recallOf } from '../boss-recall/part.ts'
import { skyOf } from '../constellation/sky.ts'
import { cpPartOf } from '../cp/couples.ts'
import { festivalDates } from '../festival/view.ts'
import { museumOf } from '../gift-museum/part.ts'
import { regalPartOf } from '../goddess-regal-leaderboard/standings.ts'
import { annualPartOf } from '../group-event/annual.ts'
import { EVENTS } from '../group-event/events/index.ts'
import { eventOf } from '../group-event/index.ts'
import { eventPartOf } from '../group-event/part.ts'
import { infoOf } from '../group-event/view.ts'
import { hallEventStart } from '../hall-event/plan.ts'
import { ladderPartOf } from '../ladder-competition/seasons.ts'
import { emojiPartOf } from '../magic-emoji/part.ts'
import { hallPartOf } from '../room-leader-ranking/part.ts'
import { topicDates } from '../video-moment/plan.ts'
import { seasonOf } from '../warlord/season.ts'
import { isReminded, nameOf, remindersOf } from './reminders.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

type ActivityId = keyof typeof zh

/** Start of an announced campaign in days after the sandbox's first day, and its length in days. */
const announced = (inDays: number, days: number) => (user: User) => {
  const startAt = user.firstMidnight + inDays * DAY + 20 * HOUR
  const endAt = startAt + days * DAY
  return { startAt, endAt, settleAt: endAt + DAY }
}

/** Announced while others run; it runs for whom others have ended. */
const oneLater = ({ scenario, firstMidnight }: User) => {
  const later = { coming: 'coming', running: 'coming', ended: 'running', settled: 'ended' } as const
  return datesFor(later[scenario.phase], firstMidnight, 7)
}

/** Where each activity has its page, and its dates for a person. */
const ACTIVITIES: Record<ActivityId, { path: string; datesFor(user: User, now: number): Dates }> = {
  7: { path: '/battle', datesFor: (user) => seasonOf(user).dates },
  12: { path: '/constellation', datesFor: (user) => skyOf(user).dates },
  21: { path: '/boss', datesFor: (user, now) => fightOf(user, now).dates },
  22: { path: '/recallBoss', datesFor: (user, now) => recallOf(user, now).dates },
  23: { path: '/giftCollection', datesFor: (user, now) => museumOf(user, 'gift', now).dates },
  24: { path: '/nationalGiftCollection', datesFor: (user, now) => museumOf(user, 'national', now).dates },
  25: { path: '/magicEmojiIndex', datesFor: (user) => emojiPartOf(user).dates },
  30: { path: '/albumShow', datesFor: (user) => topicDates(user, 'album') },
  31: { path: '/freeCandy', datesFor: (user) => campaignDates(user) },
  32: { path: '/freeCandyNew', datesFor: (user) => campaignDates(user) },
  33: { path: '/freeCandyBinGo', datesFor: (user) => campaignDates(user) },
  34: { path: '/touchingMoments/index', datesFor: (user) => topicDates(user, 'touching') },
  35: { path: '/collectVideo', datesFor: (user) => topicDates(user, 'collect') },
  36: { path: '/activityNew/songCollection', datesFor: (user) => topicDates(user, 'songs') },
  37: { path: '/activityNew/inviteFriends', datesFor: (user) => campaignDates(user) },
  38: { path: '/inviteBossRank', datesFor: (user) => campaignDates(user) },
  39: { path: '/activityNew/giftSuit', datesFor: (user) => campaignDates(user) },
  40: { path: '/activityNew/ActivityMixi', datesFor: (user) => campaignDates(user) },
  41: { path: '/loveTree/pop', datesFor: (user) => campaignDates(user) },
  42: { path: '/activityNew/hallList', datesFor: (user) => hallPartOf(user).dates },
  43: { path: '/activityNew/cpActive', datesFor: (user) => cpPartOf(user).dates },
  44: { path: '/celebirty', datesFor: (user) => ladderPartOf(user).dates },
  45: { path: '/activityNew/goddessRegal/index', datesFor: (user) => regalPartOf(user).dates },
  46: { path: '/nationalDay', datesFor: (user) => festivalDates(user, 'national') },
  47: { path: '/halloween', datesFor: (user) => festivalDates(user, 'halloween') },
  48: { path: '/newYear', datesFor: (user) => festivalDates(user, 'newYear') },
  49: { path: '/valentineDay', datesFor: (user) => festivalDates(user, 'valentine') },
  50: { path: '/qixi', datesFor: (user) => festivalDates(user, 'qixi') },
  51: { path: '/activity20250520', datesFor: (user) => festivalDates(user, 'love520') },
  52: { path: '/annualCelebration', datesFor: (user) => festivalDates(user, 'annual') },
  111: { path: '/activityNew/activePre', datesFor: oneLater },
  201: { path: '', datesFor: announced(0, 2) },
  202: { path: '', datesFor: announced(3, 1) },
  203: { path: '', datesFor: announced(3, 4) },
  204: { path: '', datesFor: announced(12, 1) },
  205: { path: '', datesFor: announced(40, 14) },
  244: { path: '/activityNew/activityForecast', datesFor: (user) => campaignDates(user, 60) },
  454: { path: '/activityNew/HallActivityPre', datesFor: (user) => campaignDates(user, 7) },
  20261231: { path: '/activityNew/group/annualEvent', datesFor: (user) => annualPartOf(user).dates },
}

const isKnown = (id: string): id is `${ActivityId}` => Object.hasOwn(ACTIVITIES, id)

/** History path of the activity's page; undefined when there is no such activity. */
export function pathOf(id: string): string | undefined {
  if (isKnown(id)) return ACTIVITIES[id].path
  const event = eventOf(id)
  return event && infoOf(event, 'zh').path
}

function infoFor(request: HandlerRequest<unknown>, id: string) {
  const { user, now, language } = request
  const event = eventOf(id)
  if (event) {
    const { dates } = eventPartOf(user, event)
    return { id, ...infoOf(event, language), ...dates, phase: phaseAt(now, dates), cover: '' }
  }
  if (!isKnown(id)) throw notFound(REFUSALS.unknownActivity)
  const { path, datesFor } = ACTIVITIES[id]
  const dates = datesFor(user, now)
  return { id, ...words[language][id], ...dates, phase: phaseAt(now, dates), cover: '', path }
}

/** As lists have it: without its rules. */
function datedOf(request: HandlerRequest<unknown>, id: string): DatedActivity {
  const { rules: _, cover: _none, ...rest } = infoFor(request, id)
  return { ...rest, reminded: isReminded(request.user, { of: 'activity', id }) }
}

export const activity = domain((on) => {
  on(getActivityInfo, (request) => infoFor(request, String(request.input.id)))
  on(getForecastSeason, (request) => infoFor(request, '244'))
  on(getNextCampaign, (request) => infoFor(request, '111'))
  on(getHallWeek, (request) => infoFor(request, '454'))

  on(listActivities, (request) => {
    if (request.user.scenario.empty) return []
    return [...Object.keys(ACTIVITIES), ...EVENTS.map(({ id }) => id)]
      .map((id) => datedOf(request, id))
      .sort((a, b) => a.startAt - b.startAt)
  })

  on(addReminder, (request) => {
    const { of, id } = request.input
    const reminder = { of, id: String(id) }
    const startAt =
      of === 'hall' ? hallEventStart(reminder.id, request) : infoFor(request, reminder.id).startAt
    if (startAt <= request.now) throw new Refusal(5101, REFUSALS.begun)
    remindersOf(request.user).add(nameOf(reminder))
    return { ...reminder, reminded: true }
  })

  on(deleteReminder, ({ input: { of, id }, user }) => {
    const reminder = { of, id: String(id) }
    remindersOf(user).delete(nameOf(reminder))
    return { ...reminder, reminded: false }
  })
})
