import { clock, getSignRecord, type SignRecord, sign } from '#shared/api/sign-record'
import { domain, type HandlerRequest } from '../../domain.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { type Grant, payOut, rewardsOf } from '../../world/rewards.ts'
import { part, type User } from '../../world/user.ts'

/** The rewards of a round of days. */
const DAYS: readonly (readonly Grant[])[] = [
  [{ item: 'coin', amount: 5 }],
  [{ item: 'coin', amount: 8 }],
  [{ item: 'rose', amount: 1 }],
  [{ item: 'coin', amount: 15 }],
  [{ item: 'stardust', amount: 20 }],
  [{ item: 'coin', amount: 20 }],
  [
    { item: 'coin', amount: 66 },
    { item: 'cardCatchUp', amount: 1 },
  ],
]

const SHOWN = 10

interface Signing {
  /** Midnight of the last day that was signed. */
  lastDay: number
  /** Days in a row up to it. */
  streak: number
  /** Oldest first. */
  duties: { inAt: number; outAt: number | null }[]
}

type Scene = 'captain' | 'sing'

const signingOf: (user: User) => Record<Scene, Signing> = part('sign-record', (user) => {
  const { progress, empty } = user.scenario
  const streak = empty ? 0 : { fresh: 0, midway: 3, veteran: 6 }[progress]
  const yesterday = user.firstMidnight - DAY
  const duties = streak ? [{ inAt: yesterday + 19 * HOUR, outAt: yesterday + 22.5 * HOUR }] : []
  const signing = () => ({ lastDay: streak ? yesterday : 0, streak, duties: [...duties] })
  return { captain: signing(), sing: signing() }
})

const sceneOf = ({ user, input }: HandlerRequest<{ scene?: Scene }>) =>
  signingOf(user)[input.scene ?? 'captain']

/** Days in a row that still count: yesterday's streak goes on today, an older one is over. */
function streakNow({ lastDay, streak }: Signing, now: number): number {
  return lastDay >= midnight(now) - DAY ? streak : 0
}

function recordOf(request: HandlerRequest<{ scene?: Scene }>): SignRecord {
  const { now, language } = request
  const signing = sceneOf(request)
  const signedToday = signing.lastDay === midnight(now)
  const streak = streakNow(signing, now)
  const inRound = signedToday ? ((streak - 1) % DAYS.length) + 1 : streak % DAYS.length
  const open = signing.duties.find(({ outAt }) => outAt === null)
  return {
    days: DAYS.map((grants, at) => ({
      day: at + 1,
      rewards: rewardsOf(grants, language),
      signed: at < inRound,
    })),
    streak,
    signedToday,
    onDutySince: open?.inAt ?? null,
    duties: signing.duties
      .map(({ inAt, outAt }, at) => ({
        id: String(at + 1),
        inAt,
        outAt,
        hours: Math.floor(((outAt ?? now) - inAt) / (HOUR / 2)) / 2,
      }))
      .reverse()
      .slice(0, SHOWN),
  }
}

export const signRecord = domain((on) => {
  on(getSignRecord, recordOf)

  on(sign, (request) => {
    const { user, now, language } = request
    const signing = sceneOf(request)
    if (signing.lastDay === midnight(now)) throw new Refusal(2060, REFUSALS.signedInToday)
    signing.streak = streakNow(signing, now) + 1
    signing.lastDay = midnight(now)
    const grants = DAYS[(signing.streak - 1) % DAYS.length] ?? []
    payOut(user, grants)
    return { granted: rewardsOf(grants, language), record: recordOf(request) }
  })

  on(clock, (request) => {
    const { input, now } = request
    const { duties } = sceneOf(request)
    const open = duties.find(({ outAt }) => outAt === null)
    if (input.kind === 'in') {
      if (open) throw new Refusal(2060, REFUSALS.onDuty)
      duties.push({ inAt: now, outAt: null })
    } else {
      if (!open) throw new Refusal(2007, REFUSALS.notOnDuty)
      open.outAt = now
    }
    return recordOf(request)
  })
})
