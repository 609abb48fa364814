import type { HandlerRequest } from '../../domain.ts'
import { campaignOf } from '../../world/campaign.ts'
import { DAY } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { rewardOf } from '../../world/rewards.ts'
import { fightOf, type Hit } from './fight.ts'
import { huntingHall } from './halls.ts'
import { ACTIVITY_ID, BLOOD, BOSS, CRITICAL_FROM, ELIGIBLE, POOL, words } from './plan.ts'
import { poolOf } from './prize.ts'

/** Events before this one lay so far apart. */
const PAUSE_DAYS = 14

export function bloodOf(request: HandlerRequest<unknown>) {
  const { user, now, language } = request
  const { hits, blood, state, dates } = fightOf(user, now)
  const last = state === 'killed' ? hits.at(-1) : undefined
  return {
    ...campaignOf(ACTIVITY_ID, dates, now),
    bossId: String(BOSS),
    name: words[language].bosses[BOSS],
    state,
    blood,
    total: BLOOD,
    criticalFrom: CRITICAL_FROM,
    lastHit: last ? shown(last, request) : null,
  }
}

/** A hit as the contract has it. */
export function shown({ userId, gift, ...hit }: Hit, request: HandlerRequest<unknown>) {
  return {
    ...hit,
    ...publicPerson(request.state.user(userId)),
    roomName: hallName(hit.roomId, request),
    gift: rewardOf(gift, request.language),
  }
}

export function hallName(roomId: string, request: HandlerRequest<unknown>): string {
  return huntingHall(roomId, request)?.name ?? ''
}

/** Bosses that were killed, the latest first. */
export function killsOf(request: HandlerRequest<unknown>) {
  const { user, now, language, state } = request
  if (user.scenario.empty) return []
  const fight = fightOf(user, now)
  const earlier = Array.from({ length: BOSS - 1 }, (_, back) => {
    const number = BOSS - 1 - back
    const random = state.user(String(70_900 + number)).seeded('kill')
    return {
      boss: number,
      at: fight.dates.startAt - (back + 1) * PAUSE_DAYS * DAY + random.whole(1, DAY),
      roomId: random.pick(ELIGIBLE),
      userId: String(70_001 + random.whole(0, 59)),
      damage: random.whole(1, 2628),
      pool: POOL.start + random.whole(40_000, 90_000),
    }
  })
  const last = fight.state === 'killed' ? fight.hits.at(-1) : undefined
  const kills = last ? [{ ...last, boss: BOSS, pool: poolOf(fight) }, ...earlier] : earlier
  return kills.map(({ boss, at, roomId, userId, damage, pool }) => ({
    bossId: String(boss),
    name: words[language].bosses[String(boss) as keyof (typeof words.zh)['bosses']],
    at,
    roomId,
    roomName: hallName(roomId, request),
    killer: publicPerson(state.user(userId)),
    damage,
    pool,
  }))
}
