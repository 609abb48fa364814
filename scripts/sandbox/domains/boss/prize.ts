import type { HandlerRequest } from '../../domain.ts'
import { ranked } from '../../world/board-of.ts'
import { type Grant, rewardsOf, summed } from '../../world/rewards.ts'
import { type Fight, fightOf } from './fight.ts'
import { BLOOD, POOL, SHARES, type Share } from './plan.ts'
import { hallRows, sums } from './standings.ts'

/** Starts at a figure, and grows by a part of all damage. */
export function poolOf({ blood }: Fight): number {
  return POOL.start + Math.floor(((BLOOD - blood) * POOL.percent) / 100)
}

const coins = (amount: number): Grant[] => (amount > 0 ? [{ item: 'coin', amount }] : [])

function grantsFor({ percent, grants }: Share, pool: number, part = 1): Grant[] {
  return [...coins(Math.floor(((pool * percent) / 100) * part)), ...grants]
}

export function prizeOf(request: HandlerRequest<unknown>) {
  const { user, now, language } = request
  const fight = fightOf(user, now)
  const pool = poolOf(fight)
  return {
    state: fight.state,
    pool,
    poolStart: POOL.start,
    poolPercent: POOL.percent,
    shares: SHARES.map((share) => {
      const { grants, ...rest } = share
      return { ...rest, rewards: rewardsOf(grantsFor(share, pool), language) }
    }),
    mine: mineOf(request, fight, pool),
  }
}

function mineOf(request: HandlerRequest<unknown>, fight: Fight, pool: number) {
  const { user, now, language } = request
  const own = fight.hits.filter(({ userId }) => userId === user.id)
  if (!own.length) return null
  const people = ranked([...sums(fight.hits, ({ userId }) => userId)].map(([id, score]) => ({ id, score })))
  const me = people.find(({ id }) => id === user.id)
  const [damage, rank] = [me?.score ?? 0, me?.rank ?? 0]
  const killed = fight.state === 'killed'
  const halls = hallRows(request).filter(({ mine }) => mine)
  const places = {
    killer: killed && fight.hits.at(-1)?.userId === user.id ? [0] : [],
    person: [rank],
    hall: halls.map((hall) => hall.rank),
    everyone: [0],
  }
  const grants = SHARES.filter(({ scope, from, to }) =>
    places[scope].some((place) => place >= from && place <= to),
  ).flatMap((share) =>
    grantsFor(share, pool, share.scope === 'everyone' ? damage / (BLOOD - fight.blood) : 1),
  )
  return {
    damage,
    hits: own.length,
    criticalHits: own.filter(({ critical }) => critical).length,
    rank,
    rewards: rewardsOf(summed(grants), language),
    sentAt: killed && now >= fight.dates.settleAt ? fight.dates.settleAt : null,
  }
}
