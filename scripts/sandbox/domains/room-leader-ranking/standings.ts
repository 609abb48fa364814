import type { RankedHall } from '#shared/api/room-leader-ranking'
import type { HandlerRequest } from '../../domain.ts'
import { ranked } from '../../world/board-of.ts'
import { DAY } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { hallOf } from '../room/index.ts'
import { hallPartOf } from './part.ts'
import { DAYS, FACES, HALLS } from './plan.ts'

/** The day of the campaign, from 1; 0 before it, the last one after. */
export function dayAt({ user, now }: HandlerRequest<unknown>): number {
  const { startAt } = hallPartOf(user).dates
  return Math.min(DAYS, Math.max(0, Math.floor((now - startAt) / DAY) + 1))
}

/** A hall's score on a day until now; the viewer's own support counts immediately. */
function scoreOf(request: HandlerRequest<unknown>, at: number, day: number): number {
  const { user, state, now } = request
  const { dates, entries } = hallPartOf(user)
  const hall = HALLS[at]
  if (!hall) return 0
  const from = dates.startAt + (day - 1) * DAY
  const gone = Math.min(1, Math.max(0, (now - from) / DAY))
  const luck = state.user(hallOwner(at)).seeded(`heat ${day}`).whole(60, 140) / 100
  const crowd = user.scenario.empty ? 0 : Math.floor((hall.score / DAYS) * luck * gone)
  return entries
    .filter((entry) => entry.roomId === hall.roomId && entry.at >= from && entry.at < from + DAY)
    .reduce((sum, { score }) => sum + score, crowd)
}

const hallOwner = (at: number) => String(30_001 + at)

function total(request: HandlerRequest<unknown>, at: number): number {
  let sum = 0
  for (let day = 1; day <= dayAt(request); day++) sum += scoreOf(request, at, day)
  return sum
}

/** Halls that take part with their places: of a day (from 1), or of the whole campaign. Those without a score come last. */
export function hallRows(request: HandlerRequest<unknown>, day?: number): RankedHall[] {
  const { state, language } = request
  const rows = HALLS.flatMap(({ roomId, kind }, at) => {
    const hall = hallOf(roomId, language, state)
    if (!hall || request.user.scenario.empty) return []
    return {
      ...hall,
      kind,
      rank: 0,
      score: day === undefined ? total(request, at) : scoreOf(request, at, day),
      today: scoreOf(request, at, dayAt(request)),
      faces: Array.from({ length: FACES.each }, (_, nth) =>
        publicPerson(state.user(String(FACES.from + at * FACES.each + nth))),
      ),
    }
  })
  return [...ranked(rows), ...rows.filter(({ score }) => score === 0)]
}

/** The row of the hall that the person supports; undefined: none. */
export function mineIn(
  rows: readonly RankedHall[],
  { user }: HandlerRequest<unknown>,
): RankedHall | undefined {
  const { roomId } = hallPartOf(user)
  return rows.find((row) => row.roomId === roomId)
}
