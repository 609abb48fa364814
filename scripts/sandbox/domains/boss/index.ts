import {
  getCriticalHits,
  getCurrentBlood,
  getCurrentPrize,
  getHallBoard,
  getInHallBoard,
  getLastHitHalls,
  getLastHits,
} from '#shared/api/boss'
import { domain } from '../../domain.ts'
import { boardOf, pageOf } from '../../world/board-of.ts'
import { notFound, Refusal } from '../../world/refusal.ts'
import { fightOf, hitBy } from './fight.ts'
import { eligibleFor, huntingHall } from './halls.ts'
import { REASONS } from './plan.ts'
import { prizeOf } from './prize.ts'
import { hallRows, sums } from './standings.ts'
import { bloodOf, hallName, killsOf, shown } from './view.ts'

/** Newest first; only those of the page are written out. */
const newest = <T>(list: readonly T[]) => [...list].reverse()

export const boss = domain((on, when) => {
  when('gifted', hitBy)

  on(getCurrentBlood, bloodOf)
  on(getCurrentPrize, prizeOf)

  on(getLastHits, (request) => {
    const page = pageOf(newest(fightOf(request.user, request.now).hits), request.input)
    return { ...page, list: page.list.map((hit) => shown(hit, request)) }
  })

  on(getCriticalHits, (request) => {
    const { hits } = fightOf(request.user, request.now)
    const page = pageOf(newest(hits.filter(({ critical }) => critical)), request.input)
    return { ...page, list: page.list.map((hit) => shown(hit, request)) }
  })

  on(getHallBoard, (request) => pageOf(hallRows(request), request.input))

  on(getInHallBoard, (request) => {
    const { user, now, input, state } = request
    const { hits } = fightOf(user, now)
    const own = newest(hits).find(({ userId }) => userId === user.id)
    const named = input.roomId === undefined ? undefined : String(input.roomId)
    if (named && !huntingHall(named, request)) throw notFound()
    if (named && !eligibleFor(user).includes(named)) throw new Refusal(2007, REASONS.hallTakesNoPart)
    const roomId = named ?? own?.roomId ?? hallRows(request)[0]?.roomId ?? ''
    const people = sums(
      hits.filter((hit) => hit.roomId === roomId),
      ({ userId }) => userId,
    )
    const entrants = [...people].map(([id, score]) => ({ user: state.user(id), score }))
    return { roomId, roomName: hallName(roomId, request), ...boardOf(entrants, user, input) }
  })

  on(getLastHitHalls, (request) => pageOf(killsOf(request), request.input))
})
