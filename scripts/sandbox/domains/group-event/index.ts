import {
  cheerForGroup,
  getAnnualEvent,
  getContribution,
  getEventCalendar,
  getGroupEvent,
  getGroupPrizes,
  getGroupRanking,
  getGroupTasks,
  joinGroup,
  receiveGroupReward,
} from '#shared/api/group-event'
import { domain, HAPPENINGS, type HandlerRequest } from '../../domain.ts'
import { ranked, standingsOf } from '../../world/board-of.ts'
import { checkRunning } from '../../world/campaign.ts'
import { DAY, midnight } from '../../world/clock.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { publicPerson } from '../../world/people.ts'
import { found, notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { payOut, rewardsOf } from '../../world/rewards.ts'
import { annualOf, annualPartOf, CHEER_GIVES } from './annual.ts'
import { calendarOf } from './calendar.ts'
import { EVENTS } from './events/index.ts'
import { type EventPart, eventPartOf } from './part.ts'
import { type EventPlan, JOIN_DAYS, type TaskId, tasksFor } from './plan.ts'
import { peopleRows } from './standings.ts'
import {
  type AskedOf,
  contributionOf,
  detailOf,
  groupScore,
  prizesOf,
  progressOf,
  taskState,
  tasksOf,
} from './view.ts'

/** The event with that id; undefined if there is none. */
export function eventOf(id: string): EventPlan | undefined {
  return EVENTS.find((event) => event.id === id)
}

/** Answers for the event that the call names; refuses an unknown id. */
function inEvent<In extends { activityId: string | number }, Out>(answer: (request: AskedOf<In>) => Out) {
  return (request: HandlerRequest<In>): Out => {
    const event = eventOf(String(request.input.activityId))
    if (!event) throw notFound(REFUSALS.unknownActivity)
    return answer({ ...request, event })
  }
}

function addEntry(part: EventPart, now: number, score: number, task?: TaskId): void {
  part.entries.push({ id: String(part.entries.length + 1), at: now, task, score })
}

export const groupEvent = domain((on, when) => {
  for (const what of HAPPENINGS) {
    when(what, (user, amount) => {
      for (const event of EVENTS) {
        const { progress } = eventPartOf(user, event)
        for (const { id, moves } of tasksFor(event)) {
          if (moves?.what === what) progress[id] = (progress[id] ?? 0) + amount * moves.by
        }
      }
    })
  }

  on(getGroupEvent, inEvent(detailOf))
  on(getGroupTasks, inEvent(tasksOf))
  on(getGroupPrizes, inEvent(prizesOf))
  on(getContribution, inEvent(contributionOf))
  on(getEventCalendar, calendarOf)
  on(getAnnualEvent, annualOf)

  on(cheerForGroup, (request) => {
    const { user, input, now, language } = request
    const { dates, cheers } = annualPartOf(user)
    const { entrants, rounds } = annualOf(request)
    const group = found(entrants.find(({ id }) => id === input.groupId))
    if (cheers.some(({ at }) => at >= midnight(now))) throw new Refusal(2060, REFUSALS.cheeredToday)
    checkRunning(dates, now)
    const round = rounds.find(({ state }) => state === 'running')
    if (!round?.groups.some(({ id }) => id === group.id)) throw new Refusal(2066, REFUSALS.groupIsOut)
    cheers.push({ groupId: group.id, at: now })
    checkClaimedHere(user, 'group-event:annual', REFUSALS.cheeredToday)
    payOut(user, CHEER_GIVES)
    return { granted: rewardsOf(CHEER_GIVES, language), annual: annualOf(request) }
  })

  on(
    joinGroup,
    inEvent((request) => {
      const { event, user, input, now } = request
      const part = eventPartOf(user, event)
      checkRunning(part.dates, now)
      if (part.groupId) throw new Refusal(2060, REFUSALS.joinedAlready)
      if (now >= part.dates.startAt + JOIN_DAYS * DAY) throw new Refusal(2066, REFUSALS.tooLateToJoin)
      const group = found(event.groups.find(({ id }) => id === input.groupId))
      part.groupId = group.id
      addEntry(part, now, 0)
      return detailOf(request)
    }),
  )

  on(
    receiveGroupReward,
    inEvent((request) => {
      const { event, user, input, now, language } = request
      const part = eventPartOf(user, event)
      const plan = found(tasksFor(event).find(({ id }) => id === input.taskId))
      if (part.claimed.has(plan.id)) throw new Refusal(2060, REFUSALS.alreadyClaimed)
      checkRunning(part.dates, now)
      if (!part.groupId) throw new Refusal(2066, REFUSALS.joinFirst)
      const state = taskState(part, plan, progressOf(part, plan, groupScore(event, user, now)), now)
      if (state !== 'claimable') throw new Refusal(2007, REFUSALS.notReached)
      part.claimed.add(plan.id)
      addEntry(part, now, plan.score, plan.id)
      checkClaimedHere(user, 'group-event')
      payOut(user, plan.grants)
      return { granted: rewardsOf(plan.grants, language), score: plan.score, tasks: tasksOf(request) }
    }),
  )

  on(
    getGroupRanking,
    inEvent(({ event, user, input, now, state }) => {
      const people = peopleRows(event, user, state, now, input.period ?? 'total').filter(
        ({ groupId }) => !input.groupId || groupId === input.groupId,
      )
      const rows = ranked(people).map(({ user: person, ...row }) => ({ ...publicPerson(person), ...row }))
      const { groupId } = eventPartOf(user, event)
      const unplaced = groupId && { ...publicPerson(user), rank: 0, score: 0, groupId }
      const own = rows.find(({ userId }) => userId === user.id) ?? unplaced
      return standingsOf(rows, own && user.id ? own : undefined, input)
    }),
  )
})
