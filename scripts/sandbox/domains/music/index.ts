import { getMusicSchedule, type MusicSet, reserveMusic, unreserveMusic } from '#shared/api/music'
import { domain, type HandlerRequest } from '../../domain.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { createRandom } from '../../world/random.ts'
import { notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import type { State } from '../../world/state.ts'
import type { Text } from '../../world/text.ts'

/** Hours of the evening at which a set begins; it lasts fifty minutes. */
const HOURS = [19, 20, 21, 22] as const
const LASTS = (HOUR / 6) * 5
/** The timetable reaches from yesterday to the fifth day from now. */
const BEFORE = 1
const DAYS = 7
const SEATS = 20
const MOST = 3
const SINGERS = 6

const TITLES = Object.values(
  texts({
    folk: ['民谣之夜', 'Folk night', '民謠之夜'],
    farewell: ['送别 · 老歌新唱', 'Old songs, sung again', '送別 · 老歌新唱'],
    jasmine: ['茉莉花与江南小调', 'Jasmine Flower and other tunes', '茉莉花與江南小調'],
    blues: ['深夜布鲁斯', 'Late-night blues', '深夜藍調'],
    duet: ['点歌对唱', 'Duets on request', '點歌對唱'],
    films: ['老电影金曲', 'Songs of old films', '老電影金曲'],
    rain: ['雨天慢歌', 'Slow songs for rain', '雨天慢歌'],
    city: ['城市流行', 'City pop', '城市流行'],
    open: ['麦霸挑战赛', 'Open mic', '麥霸挑戰賽'],
  }),
)

interface Plan {
  id: string
  startAt: number
  endAt: number
  singerId: string
  roomId: string
  title: Text
  /** Seats that the crowd has taken. */
  taken: number
}

/** Who of the sandbox's people has a seat, by the set's id. */
const seatsOf = (state: State) => state.shared('music', () => new Map<string, Set<string>>())

/** The sets of the day that lies so many days from the sandbox's first. */
function setsOf(state: State, day: number): Plan[] {
  return HOURS.map((hour, at) => {
    const id = String(1000 + day * HOURS.length + at)
    const random = createRandom(`${state.seed}/music/${id}`)
    const startAt = state.firstMidnight + day * DAY + hour * HOUR
    return {
      id,
      startAt,
      endAt: startAt + LASTS,
      singerId: String(71_000 + random.whole(1, SINGERS)),
      roomId: random.pick(['88004', '88010']),
      // Of neighbours no two sing the same.
      title: TITLES[(day * HOURS.length + at + TITLES.length) % TITLES.length] as Text,
      // The nine o'clock set is always nearly full.
      taken: hour === 21 ? SEATS : random.whole(3, SEATS - 2),
    }
  })
}

const dayOf = (state: State, at: number) => Math.round((midnight(at) - state.firstMidnight) / DAY)

/** The set with that id, within the timetable. Throws a Refusal with code 4040. */
function setWith({ state, now }: HandlerRequest<unknown>, setId: string | number): Plan {
  const day = Math.floor((Number(setId) - 1000) / HOURS.length)
  const from = dayOf(state, now) - BEFORE
  const found = setsOf(state, day).find(({ id }) => id === String(setId))
  if (!found || day < from || day >= from + DAYS) throw notFound()
  return found
}

function setView({ user, state, now, say }: HandlerRequest<unknown>, plan: Plan): MusicSet {
  const { id, startAt, endAt, singerId, roomId, title, taken } = plan
  const seats = seatsOf(state).get(id)
  const left = Math.max(0, SEATS - taken - (seats?.size ?? 0))
  const ahead = seats?.has(user.id) ? 'mine' : left ? 'open' : 'full'
  return {
    id,
    title: say(title),
    singer: publicPerson(state.user(singerId)),
    startAt,
    endAt,
    roomId,
    state: now >= endAt ? 'over' : now >= startAt ? 'live' : ahead,
    seats: { left, total: SEATS },
  }
}

/** Seats of mine in sets that are still to begin. */
function reservationsOf(request: HandlerRequest<unknown>) {
  const { state, now } = request
  const from = dayOf(state, now)
  const ahead = Array.from({ length: DAYS - BEFORE }, (_, at) => setsOf(state, from + at)).flat()
  const sets = ahead.map((plan) => setView(request, plan)).filter(({ state }) => state === 'mine')
  return { used: sets.length, most: MOST, sets }
}

export const music = domain((on) => {
  on(getMusicSchedule, (request) => {
    const { user, state, now, input } = request
    const from = dayOf(state, now) - BEFORE
    const days = Array.from({ length: DAYS }, (_, at) => state.firstMidnight + (from + at) * DAY)
    const day = input.date === undefined ? midnight(now) : midnight(Number(input.date))
    const sets = user.scenario.empty || !days.includes(day) ? [] : setsOf(state, dayOf(state, day))
    const singers = [...new Set(sets.map(({ singerId }) => singerId))]
    const wanted = input.singerId === undefined ? undefined : String(input.singerId)
    return {
      days,
      day,
      singers: singers.map((id) => publicPerson(state.user(id))),
      sets: sets
        .filter(({ singerId }) => !wanted || singerId === wanted)
        .map((plan) => setView(request, plan)),
      reservations: reservationsOf(request),
    }
  })

  on(reserveMusic, (request) => {
    const { user, state } = request
    const plan = setWith(request, request.input.setId)
    const view = setView(request, plan)
    if (view.state === 'live' || view.state === 'over') throw new Refusal(2007, REFUSALS.setBegun)
    if (view.state === 'mine') throw new Refusal(2060, REFUSALS.reservedAlready)
    if (view.state === 'full') throw new Refusal(2034, REFUSALS.seatsGone)
    if (reservationsOf(request).used >= MOST) throw new Refusal(2066, REFUSALS.mostReserved)
    seatsOf(state).set(plan.id, new Set(seatsOf(state).get(plan.id)).add(user.id))
    return { set: setView(request, plan), reservations: reservationsOf(request) }
  })

  on(unreserveMusic, (request) => {
    const plan = setWith(request, request.input.setId)
    const { state } = setView(request, plan)
    if (state === 'live' || state === 'over') throw new Refusal(2007, REFUSALS.setBegun)
    if (!seatsOf(request.state).get(plan.id)?.delete(request.user.id))
      throw new Refusal(2007, REFUSALS.notReserved)
    return { set: setView(request, plan), reservations: reservationsOf(request) }
  })
})
