import { midnight } from '../../world/clock.ts'
import { type Dates, datesFor } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import { DAYS, FLOORS, GUARANTEE, needToOpen, RESETS_A_DAY, roomStars, type Sign } from './plan.ts'

/** A person's sky as it is remembered; the board is made from it. */
export interface Sky {
  dates: Dates
  lit: Map<Sign, number>
  room: Sign
  floorsOpen: number
  keys: number
  draws: number
  guaranteeLeft: number
  /** Resets made on the day that began then. */
  resets: { day: number; used: number }
  claimedLevels: Set<number>
  bought: Map<string, number>
}

export const skyOf: (user: User) => Sky = part('constellation', (user) => {
  const { phase, progress, coins } = user.scenario
  const daysIn = { fresh: 2, midway: 5, veteran: 8 }[progress]
  const sky: Sky = {
    dates: datesFor(phase, user.firstMidnight, DAYS, daysIn),
    lit: new Map(),
    room: 'aries',
    floorsOpen: 1,
    keys: coins === 0 ? 0 : { fresh: 12, midway: 36, veteran: 888 }[progress],
    draws: 0,
    guaranteeLeft: GUARANTEE,
    resets: { day: 0, used: 0 },
    claimedLevels: new Set(),
    bought: new Map(),
  }
  if (progress === 'midway') liveMidway(sky)
  if (progress === 'veteran') liveVeteran(sky)
  return sky
})

/** The ground floor is lit, the second can carry the third, three levels wait to be claimed. */
function liveMidway(sky: Sky): void {
  for (const { sign, stars } of FLOORS[0]?.rooms ?? []) sky.lit.set(sign, stars)
  sky.lit.set('taurus', 9).set('virgo', 6)
  Object.assign(sky, { room: 'virgo', floorsOpen: 2, draws: 73, guaranteeLeft: 4 })
  sky.claimedLevels.add(1)
  sky.bought.set('first', 1)
}

/** Everything is lit but one star; every level is claimed. */
function liveVeteran(sky: Sky): void {
  for (const { sign, stars } of FLOORS.flatMap(({ rooms }) => rooms)) sky.lit.set(sign, stars)
  sky.lit.set('pisces', 9)
  Object.assign(sky, { room: 'pisces', floorsOpen: FLOORS.length, draws: 312, guaranteeLeft: 41 })
  for (let level = 1; level <= 7; level++) sky.claimedLevels.add(level)
  sky.bought.set('first', 1).set('meteor', 5)
}

export function resetsLeft({ resets }: Sky, now: number): number {
  return RESETS_A_DAY - (resets.day === midnight(now) ? resets.used : 0)
}

export function litOnFloor(sky: Sky, floor: number): number {
  const rooms = FLOORS[floor - 1]?.rooms ?? []
  return rooms.reduce((sum, { sign }) => sum + (sky.lit.get(sign) ?? 0), 0)
}

/** Whether enough stars are lit below. */
export function canOpen(sky: Sky, floor: number): boolean {
  return litOnFloor(sky, floor - 1) >= needToOpen(floor)
}

export type RoomState = 'closed' | 'open' | 'mine' | 'complete'

export function roomState(sky: Sky, sign: Sign): RoomState {
  const floor = FLOORS.findIndex(({ rooms }) => rooms.some((room) => room.sign === sign)) + 1
  if (floor > sky.floorsOpen) return 'closed'
  if ((sky.lit.get(sign) ?? 0) >= roomStars(sign)) return 'complete'
  return sky.room === sign ? 'mine' : 'open'
}
