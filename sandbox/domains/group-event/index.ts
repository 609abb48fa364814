import {
  getContribution,
  getGroupEvent,
  getGroupPrizes,
  getGroupRanking,
  getGroupTasks,
  joinGroup,
  receiveGroupReward,
} from '#shared/api/group-event'
import { type Asked, domain, HAPPENINGS } from '../../domain.ts'
import { ranked, standingsOf } from '../../world/board-of.ts'
import { checkRunning } from '../../world/campaign.ts'
import { DAY } from '../../world/clock.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { found, notFound } from '../../world/found.ts'
import { publicPerson } from '../../world/people.ts'
import { Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { payOut, rewardsOf } from '../../world/rewards.ts'
import { type EventPart, eventPartOf } from './part.ts'
import { ACTIVITY_ID, GROUPS, JOIN_DAYS, TASKS } from './plan.ts'
import { peopleRows } from './standings.ts'
import { contributionOf, detailOf, groupScore, prizesOf, progressOf, taskState, tasksOf } from './view.ts'

/** Answers for the one event that there is; any other id is unknown. */
function inEvent<In extends { activityId: string | number }, Out>(answer: (asked: Asked<In>) => Out) {
  return (asked: Asked<In>): Out => {
    if (String(asked.input.activityId) !== ACTIVITY_ID) throw notFound(REFUSALS.unknownActivity)
    return answer(asked)
  }
}

function addEntry(part: EventPart, now: number, score: number, task?: (typeof TASKS)[number]['id']): void {
  part.entries.push({ id: String(part.entries.length + 1), at: now, task, score })
}

export const groupEvent = domain((on, when) => {
  for (const what of HAPPENINGS) {
    when(what, (user, amount) => {
      const { progress } = eventPartOf(user)
      for (const { id, moves } of TASKS) {
        if (moves?.what === what) progress[id] = (progress[id] ?? 0) + amount * moves.by
      }
    })
  }

  on(getGroupEvent, inEvent(detailOf))
  on(getGroupTasks, inEvent(tasksOf))
  on(getGroupPrizes, inEvent(prizesOf))
  on(getContribution, inEvent(contributionOf))

  on(
    joinGroup,
    inEvent((asked) => {
      const { user, input, now } = asked
      const part = eventPartOf(user)
      checkRunning(part.dates, now)
      if (part.groupId) throw new Refusal(2060, REFUSALS.joinedAlready)
      if (now >= part.dates.startAt + JOIN_DAYS * DAY) throw new Refusal(2066, REFUSALS.tooLateToJoin)
      const group = found(GROUPS.find(({ id }) => id === input.groupId))
      part.groupId = group.id
      addEntry(part, now, 0)
      return detailOf(asked)
    }),
  )

  on(
    receiveGroupReward,
    inEvent((asked) => {
      const { user, input, now, language } = asked
      const part = eventPartOf(user)
      const plan = found(TASKS.find(({ id }) => id === input.taskId))
      if (part.claimed.has(plan.id)) throw new Refusal(2060, REFUSALS.alreadyClaimed)
      checkRunning(part.dates, now)
      if (!part.groupId) throw new Refusal(2066, REFUSALS.joinFirst)
      const state = taskState(part, plan, progressOf(part, plan, groupScore(user, now)), now)
      if (state !== 'claimable') throw new Refusal(2007, REFUSALS.notReached)
      part.claimed.add(plan.id)
      addEntry(part, now, plan.score, plan.id)
      checkClaimedHere(user, 'group-event')
      payOut(user, plan.grants)
      return { granted: rewardsOf(plan.grants, language), score: plan.score, tasks: tasksOf(asked) }
    }),
  )

  on(
    getGroupRanking,
    inEvent(({ user, input, now, state }) => {
      const people = peopleRows(user, state, now, input.period ?? 'total').filter(
        ({ groupId }) => !input.groupId || groupId === input.groupId,
      )
      const rows = ranked(people).map(({ user: person, ...row }) => ({ ...publicPerson(person), ...row }))
      const { groupId } = eventPartOf(user)
      const unplaced = groupId && { ...publicPerson(user), rank: 0, score: 0, groupId }
      const own = rows.find(({ userId }) => userId === user.id) ?? unplaced
      return standingsOf(rows, own && user.id ? own : undefined, input)
    }),
  )
})
