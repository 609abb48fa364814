import { campaignDates } from '../../world/campaign.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { payOut } from '../../world/rewards.ts'
import type { Dates } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import { BOSSES, DAYS, LEVELS, priceOf, RETURN_POINTS, SIGN_PRIZES, TASKS, type TaskId } from './plan.ts'

/** A boss who may return: after that many messages (0: never), that many hours after the last one. */
export interface Boss {
  userId: string
  value: number
  lastSeenAt: number
  messages: number
  hours: number
}

export interface Return {
  userId: string
  at: number
  /** PP coin given before. */
  value: number
}

/** Sign-ins so far, and the midnight that began the day of the last one. */
export interface Signed {
  times: number
  day: number
}

/** A person's data, as a captain who recalls and as a recalled boss. */
export interface RecallPart {
  dates: Dates
  /** The most valuable first. */
  bosses: readonly Boss[]
  /** When messages were sent to each boss, oldest first. */
  sent: Map<string, number[]>
  /** Oldest first. */
  returns: Return[]
  /** What was done on the day that began then. */
  done: Map<number, Partial<Record<TaskId, number>>>
  claimedLevels: Set<number>
  signed: { captain: Signed; boss: Signed }
  /** The captain whose call this boss answered. */
  captainId: string | null
  /** PP coin given since then. */
  given: number
}

const partOf = part('boss-recall', (user): RecallPart => {
  const { phase, progress, empty = false } = user.scenario
  const recall: RecallPart = {
    dates: campaignDates(user, DAYS),
    bosses: empty ? [] : bossesOf(user),
    sent: new Map(),
    returns: [],
    done: new Map(),
    claimedLevels: new Set(),
    signed: { captain: { times: 0, day: 0 }, boss: { times: 0, day: 0 } },
    captainId: null,
    given: 0,
  }
  if (phase !== 'coming' && progress !== 'fresh') live(recall, progress)
  return recall
})

function bossesOf(user: User): Boss[] {
  const random = user.seeded('boss-recall')
  return Array.from({ length: BOSSES }, (_, at) => ({
    userId: String(81_001 + at),
    value: Math.floor(160_000 * 0.78 ** at) + random.whole(0, 99),
    lastSeenAt: user.firstMidnight - random.whole(31, 200) * DAY + random.whole(0, DAY - 1),
    messages: [1, 0, 1, 2][at % 4] ?? 0,
    hours: 2 + ((at * 5) % 24),
  }))
}

/** Midway captains wrote to six bosses and signed in three times; veterans did all there is. */
function live(recall: RecallPart, progress: 'midway' | 'veteran'): void {
  const { startAt } = recall.dates
  const all = progress === 'veteran'
  const days = all ? 6 : 3
  for (let day = 0; day < days; day++) {
    const targets = TASKS.slice(all ? 0 : 2).map(({ id, target }) => [id, target])
    recall.done.set(startAt + day * DAY, Object.fromEntries(targets))
  }
  for (const { userId, messages } of recall.bosses.slice(0, all ? BOSSES : 6)) {
    const times = all ? Math.max(1, messages) : 1
    recall.sent.set(
      userId,
      Array.from({ length: times }, (_, nth) => startAt + nth * (DAY + HOUR) + 9 * HOUR),
    )
  }
  recall.signed.captain = { times: all ? SIGN_PRIZES.captain.length : 3, day: startAt + 2 * DAY }
  const claimed = all ? LEVELS.length : 1
  for (let level = 1; level <= claimed; level++) recall.claimedLevels.add(level)
  // What they brought was paid long ago.
  for (const due of returnsDue(recall, startAt + days * DAY)) recall.returns.push(due)
}

/** Bosses whom messages have brought back by then and who are not recorded yet. */
function returnsDue({ bosses, sent, returns, dates }: RecallPart, now: number): Return[] {
  const due: Return[] = []
  for (const { userId, value, messages, hours } of bosses) {
    const last = sent.get(userId)?.[messages - 1]
    const at = last === undefined ? Number.POSITIVE_INFINITY : last + hours * HOUR
    const known = returns.some((each) => each.userId === userId)
    if (at <= now && at < dates.endAt && !known) due.push({ userId, at, value })
  }
  return due.sort((a, b) => a.at - b.at)
}

/** The person's part as it is now: whoever came back in the meantime is counted, and paid for. */
export function recallOf(user: User, now: number): RecallPart {
  const recall = partOf(user)
  for (const due of returnsDue(recall, now)) {
    recall.returns.push(due)
    payOut(user, [{ item: 'coin', amount: priceOf(due.value) }])
  }
  return recall
}

export function progressOf({ done }: RecallPart, id: TaskId, now: number): number {
  return done.get(midnight(now))?.[id] ?? 0
}

/** Adds to what was done today. */
export function work(recall: RecallPart, id: TaskId, amount: number, now: number): void {
  const today = recall.done.get(midnight(now)) ?? {}
  recall.done.set(midnight(now), { ...today, [id]: (today[id] ?? 0) + amount })
}

/** Recall points: of tasks on all days, and of bosses who came back. */
export function pointsOf({ done, returns }: RecallPart): number {
  let points = returns.length * RETURN_POINTS
  for (const day of done.values()) {
    for (const { id, target, points: worth } of TASKS) if ((day[id] ?? 0) >= target) points += worth
  }
  return points
}
