import type { HandlerRequest } from '../../domain.ts'
import { ranked } from '../../world/board-of.ts'
import { fightOf, type Hit } from './fight.ts'
import { eligibleFor, huntingHall } from './halls.ts'

/** Damage sums by key, in the order of the first hit. */
export function sums(hits: readonly Hit[], by: (hit: Hit) => string): Map<string, number> {
  const found = new Map<string, number>()
  for (const hit of hits) found.set(by(hit), (found.get(by(hit)) ?? 0) + hit.damage)
  return found
}

/** The eligible halls by damage, those without any at the end. */
export function hallRows(request: HandlerRequest<unknown>) {
  const { user, now } = request
  if (user.scenario.empty) return []
  const { hits } = fightOf(user, now)
  const damage = sums(hits, ({ roomId }) => roomId)
  const best = ranked([...damage].map(([roomId, score]) => ({ roomId, score })))
  const others = eligibleFor(user)
    .filter((roomId) => !damage.has(roomId))
    .map((roomId) => ({ roomId, score: 0, rank: 0 }))
  return [...best, ...others].map(({ roomId, rank, score }) => {
    const from = hits.filter((hit) => hit.roomId === roomId).map(({ userId }) => userId)
    const { name = '', cover = '' } = huntingHall(roomId, request) ?? {}
    return { roomId, name, cover, rank, score, people: new Set(from).size, mine: from.includes(user.id) }
  })
}
