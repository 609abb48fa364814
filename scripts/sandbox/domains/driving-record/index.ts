import { type Drive, type DriveKind, getDrivingRecords } from '#shared/api/driving-record'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { HALLS } from '../../world/halls.ts'
import { publicPerson } from '../../world/people.ts'
import { texts } from '../../world/refusal-words.ts'
import { part, type User } from '../../world/user.ts'
import { hallOf } from '../room/index.ts'

/** Records go back so many days, today included. */
const DAYS = 10

const KINDS: readonly DriveKind[] = ['effective', 'invalid', 'fake', 'vipCharter', 'outOfGear']

const REASONS = texts({
  invalid: ['有效客人不足 2 位', 'Fewer than 2 guests stayed', '有效客人不足 2 位'],
  fake: ['同一设备的客人反复上下车', 'The same device got on and off again', '同一裝置的客人反覆上下車'],
  outOfGear: [
    '中途无人驾驶超过 10 分钟',
    'Nobody drove for more than 10 minutes',
    '中途無人駕駛超過 10 分鐘',
  ],
})

interface Driven {
  id: string
  roomId: string
  startAt: number
  endAt: number
  kind: DriveKind
  guests: { userId: string; alightAt: number }[]
}

/** Drives by the day's midnight; a past day's are created on first use. */
const drivenBy: (user: User) => Map<number, Driven[]> = part('driving-record', () => new Map())

function drivesOn(user: User, day: number): Driven[] {
  const days = drivenBy(user)
  const known = days.get(day)
  if (known) return known
  const random = user.seeded(`drives ${day}`)
  // The current day only holds what happens in the app.
  const many = user.scenario.empty || day >= user.firstMidnight ? 0 : random.whole(1, 4)
  const made = Array.from({ length: many }, (_, at): Driven => {
    const startAt = day + (12 + at * 3) * HOUR + random.whole(0, 40) * 60_000
    const endAt = startAt + random.whole(25, 120) * 60_000
    const drawn = random.pick(['effective', 'effective', 'effective', ...KINDS] as const)
    // whichever day it is, there is a reason to ask for: that of the newest
    const kind = at === many - 1 && day === user.firstMidnight - DAY ? 'invalid' : drawn
    const guests = Array.from({ length: kind === 'invalid' ? 1 : random.whole(2, 6) }, () => ({
      userId: String(20_000 + random.whole(0, 99)),
      alightAt: startAt + Math.floor(random.next() * (endAt - startAt)),
    }))
    const { roomId = '' } = random.pick(HALLS)
    return { id: `${day / HOUR}-${at + 1}`, roomId, startAt, endAt, kind, guests }
  })
  days.set(day, made)
  return made
}

/** Ten points for each guest of a drive that counts, twice as many for a VIP charter. */
function scoreOf({ kind, guests }: Driven): number {
  return guests.length * ({ effective: 10, vipCharter: 20 }[kind as 'effective' | 'vipCharter'] ?? 0)
}

function driveView({ say, language, state }: HandlerRequest<unknown>, driven: Driven): Drive {
  const { kind } = driven
  return {
    ...driven,
    roomName: hallOf(driven.roomId, language, state)?.name ?? '',
    score: scoreOf(driven),
    guests: driven.guests.map(({ userId, alightAt }) => ({ ...publicPerson(state.user(userId)), alightAt })),
    reason: kind === 'effective' || kind === 'vipCharter' ? '' : say(REASONS[kind]),
  }
}

export const drivingRecord = domain((on, when) => {
  when('hosted', (user, hours, now) => {
    const drives = drivesOn(user, midnight(now))
    const random = user.seeded(`drive ${now}`)
    const startAt = now - hours * HOUR
    const guests = Array.from({ length: random.whole(2, 5) }, () => ({
      userId: String(20_000 + random.whole(0, 99)),
      alightAt: startAt + Math.floor(random.next() * (now - startAt)),
    }))
    const id = `${midnight(now) / HOUR}-${drives.length + 1}`
    drives.push({ id, roomId: '88001', startAt, endAt: now, kind: 'effective', guests })
  })

  on(getDrivingRecords, (request) => {
    const { user, now, input } = request
    const since = midnight(now) - (DAYS - 1) * DAY
    const drives = Array.from({ length: DAYS }, (_, at) => drivesOn(user, since + at * DAY))
      .flat()
      .sort((a, b) => b.startAt - a.startAt)
    const day = input.date ? midnight(Number(input.date)) : undefined
    const wanted = ({ kind, startAt }: Driven) =>
      (!input.kind || kind === input.kind) && (day === undefined || midnight(startAt) === day)
    const { list, ...page } = pageOf(drives.filter(wanted), input)
    const sum = (of: (driven: Driven) => number) => drives.reduce((total, each) => total + of(each), 0)
    return {
      ...page,
      list: list.map((driven) => driveView(request, driven)),
      since,
      days: Array.from({ length: DAYS }, (_, back) => {
        const date = midnight(now) - back * DAY
        return { date, count: drives.filter(({ startAt }) => midnight(startAt) === date).length }
      }),
      totals: {
        byKind: KINDS.map((kind) => ({ kind, count: drives.filter((each) => each.kind === kind).length })),
        score: sum(scoreOf),
        guests: sum(({ guests }) => guests.length),
        minutes: sum(({ startAt, endAt }) => Math.round((endAt - startAt) / 60_000)),
      },
    }
  })
})
