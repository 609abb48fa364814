/** Events in which people play in groups: joining, tasks, standings. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { placePrize, schedule } from './campaign.ts'
import { paged, person, phase, reward } from './common.ts'

/** In all, or since midnight by the product's clock. */
const period = picklist(['total', 'day'])

const group = object({
  id,
  name: string(),
  slogan: string(),
  /** Which of the theme's looks it has, from 0. */
  look: count,
  score: count,
  /** 1 is the best; of equal scores the earlier one is first. */
  rank: count,
  /** The same since midnight. */
  today: object({ score: count, rank: count }),
  members: count,
  /** A few of its people. */
  faces: array(person),
  /** The hall where it meets, or ''. */
  roomId: id,
})

const detail = object({
  activityId: id,
  phase,
  startAt: time,
  endAt: time,
  settleAt: time,
  groups: array(group),
  /** Mine, or null; joined for the whole event. */
  groupId: nullable(id),
  /** Until when one can still join. */
  joinUntil: time,
})

const task = object({
  id,
  title: string(),
  desc: string(),
  /** me: I do it; group: all of my group do it together. */
  scope: picklist(['me', 'group']),
  progress: count,
  target: count,
  unit: string(),
  /** What it adds to my group's score. */
  score: count,
  rewards: array(reward),
  state: picklist(['todo', 'claimable', 'claimed', 'missed']),
  /** Where it is done: in a hall, by a gift, by sharing, or on this page. */
  doneBy: picklist(['room', 'gift', 'share', 'page']),
})

const rankRow = object({ ...person.entries, rank: count, score: count, groupId: id })

const place = object({
  /** Places from..to, both included. */
  from: count,
  to: count,
  /** group: for everyone in a group of that place; person: for the people of that place. */
  scope: picklist(['group', 'person']),
  rewards: array(reward),
})

/** Reached by a group's score, for everyone in it; sent without being claimed. */
const milestone = object({ id, score: count, rewards: array(reward) })

const winner = object({
  ...person.entries,
  rank: count,
  score: count,
  groupName: string(),
  rewards: array(reward),
})

const prizes = object({
  places: array(place),
  milestones: array(milestone),
  winners: array(winner),
  winningGroupId: nullable(id),
})

const ranking = object({
  ...paged(rankRow).entries,
  /** My own row; `rank` 0: not ranked yet; `gap`: what is missing to the next place, 0 at the top. */
  mine: nullable(object({ ...rankRow.entries, gap: count })),
})

const contribution = object({
  groupId: nullable(id),
  score: count,
  /** Among all people; 0: not ranked yet. */
  rank: count,
  /** What is missing to the next place; 0 at the top. */
  gap: count,
  /** My part of my group's score, in percent. */
  percent: count,
  records: array(object({ id, at: time, title: string(), score: count })),
})

/** One event of the year. */
const dated = object({
  activityId: id,
  name: string(),
  subtitle: string(),
  ...schedule.entries,
  /** History path of its page. */
  path: string(),
  /** Names of its groups. */
  groups: array(string()),
  /** Once its results are out. */
  winner: nullable(object({ name: string(), score: count })),
  /** Name of the group that I am in, or ''. */
  mine: string(),
})

const champion = object({
  id,
  /** The event that it has won, with the year: which sign it is drawn with. */
  wonIn: id,
  name: string(),
  /** Name of that event. */
  eventName: string(),
})

const contender = object({
  ...champion.entries,
  /** Gathered in this round; each begins at 0. */
  score: count,
  rank: count,
  /** In the half that goes on, so far or for good. */
  goesOn: boolean(),
})

const round = object({
  /** How many groups begin it; half of them go on. */
  of: count,
  startAt: time,
  endAt: time,
  state: picklist(['coming', 'running', 'over']),
  /** Best first; [] before the round begins. */
  groups: array(contender),
})

const annual = object({
  activityId: id,
  ...schedule.entries,
  /** Winners of the year's events, in the order of the events. */
  entrants: array(champion),
  /** First round first. */
  rounds: array(round),
  /** The winner of the last round, once results are out. */
  champion: nullable(contender),
  /** For everyone who cheered for a group that ended at one of these places. */
  prizes: array(placePrize),
  /** The group that I have cheered for today, or null. */
  cheered: nullable(id),
  /** How often I have cheered for whom. */
  cheers: array(object({ groupId: id, count })),
  /** What one cheer adds to a group's score. */
  cheerScore: count,
})

export type DatedEvent = InferOutput<typeof dated>
export type AnnualEvent = InferOutput<typeof annual>
export type AnnualRound = InferOutput<typeof round>
export type Contender = InferOutput<typeof contender>
export type GroupEvent = InferOutput<typeof detail>
export type EventGroup = InferOutput<typeof group>
export type GroupTask = InferOutput<typeof task>
export type GroupRanking = InferOutput<typeof ranking>
export type GroupPrizes = InferOutput<typeof prizes>
export type GroupReward = InferOutput<typeof reward>
export type RankPeriod = InferOutput<typeof period>
export type GroupPlace = InferOutput<typeof place>
export type GroupMilestone = InferOutput<typeof milestone>
export type Contribution = InferOutput<typeof contribution>

const event = object({ activityId: id })

/**
 * Groups with their standings, and which one is mine; logged out too.
 * @throws {4040} no such event
 */
export const getGroupEvent = endpoint({
  method: 'GET',
  path: '/activity/group/detail',
  input: event,
  output: detail,
  needLogin: false,
})

/**
 * Joins a group, once for the event.
 * @throws {2060} already in one
 * @throws {2066} too late to join
 * @throws {4040}
 * @throws {5101} the event is not on
 */
export const joinGroup = endpoint({
  method: 'POST',
  path: '/activity/group/join',
  input: object({ activityId: id, groupId: id }),
  output: detail,
  idempotent: true,
})

/** My tasks and my group's; the group's are at 0 before joining. */
export const getGroupTasks = endpoint({
  method: 'GET',
  path: '/activity/group/tasks',
  input: event,
  output: array(task),
})

/**
 * Claims a task.
 * @throws {2007} not done
 * @throws {2060} already claimed
 * @throws {2066} join a group first
 * @throws {4040}
 * @throws {5101}
 */
export const receiveGroupReward = endpoint({
  method: 'POST',
  path: '/activity/group/receive',
  input: object({ activityId: id, taskId: id }),
  output: object({ granted: array(reward), score: count, tasks: array(task) }),
  idempotent: true,
})

/** People by score, of one group or of all, in all or of today; my own row beside, if I am in a group. Logged out too. */
export const getGroupRanking = endpoint({
  method: 'GET',
  path: '/activity/group/ranking',
  input: object({
    activityId: id,
    groupId: optional(id),
    period: optional(period),
    pageNum: optional(count),
    pageSize: optional(count),
  }),
  output: ranking,
  needLogin: false,
})

/** Prizes by place and by milestone, and the winners as soon as the event is settled; logged out too. */
export const getGroupPrizes = endpoint({
  method: 'GET',
  path: '/activity/group/prizes',
  input: event,
  output: prizes,
  needLogin: false,
})

/** What I added to my group's score, newest record first. */
export const getContribution = endpoint({
  method: 'GET',
  path: '/activity/group/contribution',
  input: event,
  output: contribution,
})

/** The year's events with their phases, oldest first; logged out too. */
export const getEventCalendar = endpoint({
  method: 'GET',
  path: '/activity/group/calendar',
  input: object({}),
  output: object({ events: array(dated) }),
  needLogin: false,
})

/** The annual event: winners of the year's events, in rounds of which half go on; logged out too. */
export const getAnnualEvent = endpoint({
  method: 'GET',
  path: '/activity/group/annual',
  input: object({}),
  output: annual,
  needLogin: false,
})

/**
 * Cheers for a group, once a day.
 * @throws {2060} cheered today already
 * @throws {2066} the group is out
 * @throws {4040}
 * @throws {5101} no round is on
 */
export const cheerForGroup = endpoint({
  method: 'POST',
  path: '/activity/group/annual/cheer',
  input: object({ groupId: id }),
  output: object({ granted: array(reward), annual }),
  idempotent: true,
})
