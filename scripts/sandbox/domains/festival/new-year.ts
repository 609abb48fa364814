import {
  getNewYear,
  getWishes,
  type NewYear,
  openRedPacket,
  postWish,
  type RedPacket,
  type Wish,
} from '#shared/api/festival-acts'
import type { On } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { checkRunning } from '../../world/campaign.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { createRandom } from '../../world/random.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { payOut, rewardsOf } from '../../world/rewards.ts'
import type { State } from '../../world/state.ts'
import { type InFestival, move, todayOf } from './part.ts'
import { PACKET_MS, PACKETS, WISH_LENGTH, words } from './plan.ts'
import { festivalOf, inFestival } from './view.ts'

const WHY = texts({
  notNow: ['还没到时间', 'It is not time yet', '還沒到時間'],
  opened: ['这个红包你已经领过了', 'You have opened this red packet', '這個紅包你已經領過了'],
  gone: ['红包已经被抢完了', 'This red packet is empty', '紅包已經被搶完了'],
  wished: ['今天已经许过愿了', 'You have made a wish today', '今天已經許過願了'],
})

type Packet = (typeof PACKETS)[number]

interface Wall {
  /** Oldest first. */
  wishes: { id: string; userId: string; text: string; at: number }[]
  /** Who opened which packet, in the order in which they came. */
  opened: Map<string, string[]>
}

const wallOf = (state: State): Wall =>
  state.shared('festival:newYear', () => ({ wishes: [], opened: new Map() }))

/** The year begins with the sandbox's second day; where the festival is over, so is that. */
function midnightFor({ own, user }: InFestival<unknown>): number {
  const { phase } = user.scenario
  return phase === 'running' ? user.firstMidnight + DAY : own.dates.startAt + 4 * DAY
}

/** The shares of a red packet: at least 1 each, in total its amount. */
export function portionsOf({ id, portions, coins }: Packet, midnight: number): number[] {
  const random = createRandom(`packet/${id}/${midnight}`)
  let left = coins
  return Array.from({ length: portions }, (_, at) => {
    const others = portions - at - 1
    if (!others) return left
    const most = Math.min(left - others, Math.floor((2 * left) / (others + 1)))
    const coin = random.whole(1, Math.max(1, most))
    left -= coin
    return coin
  })
}

function packetOf(request: InFestival<unknown>, packet: Packet): RedPacket {
  const { own, now, state } = request
  const at = midnightFor(request) + packet.minutes * 60_000
  const until = at + PACKET_MS
  const coins = own.packets.get(packet.id) ?? 0
  const taken = wallOf(state).opened.get(keyOf(request, packet))?.length ?? 0
  const open = taken < packet.portions ? 'open' : 'gone'
  const time = now < at ? 'coming' : now < until ? open : 'over'
  return { id: packet.id, at, until, state: coins ? 'mine' : time, coins, portions: packet.portions }
}

/** People with the same midnight share its packets. */
const keyOf = (request: InFestival<unknown>, { id }: Packet) => `${id} ${midnightFor(request)}`

function newYearOf(request: InFestival<unknown>): NewYear {
  const { own, now } = request
  return {
    midnight: midnightFor(request),
    packets: PACKETS.map((packet) => packetOf(request, packet)),
    canWish: !todayOf(own, now).wished,
    wishLength: WISH_LENGTH,
    wishes: wishesOf(request).length,
  }
}

/** Wishes, newest first: of the crowd, one every 40 minutes since the start, and of people in this sandbox. */
function wishesOf(request: InFestival<unknown>): Wish[] {
  const { state, user, own, now, language } = request
  const { startAt, endAt } = own.dates
  const texts = words[language].wishes
  const gone = user.scenario.empty
    ? 0
    : Math.max(0, Math.floor((Math.min(now, endAt) - startAt) / (HOUR / 1.5)))
  const crowd = Array.from({ length: Math.min(gone, 120) }, (_, at) => ({
    id: `crowd-${gone - at}`,
    userId: String(88_101 + ((gone - at) % 90)),
    text: texts[(gone - at) % texts.length] ?? '',
    at: startAt + (gone - at) * (HOUR / 1.5),
  }))
  return [...wallOf(state).wishes, ...crowd]
    .sort((a, b) => b.at - a.at)
    .map(({ userId, ...wish }) => ({
      ...wish,
      author: publicPerson(state.user(userId)),
      mine: userId === user.id,
    }))
}

export function declareNewYear(on: On): void {
  on(getNewYear, inFestival('newYear', newYearOf))

  on(
    openRedPacket,
    inFestival('newYear', (request) => {
      const { own, user, state, input, language } = request
      const packet = found(PACKETS.find(({ id }) => id === input.packetId))
      const { state: stands } = packetOf(request, packet)
      if (stands === 'mine') throw new Refusal(2060, WHY.opened)
      if (stands === 'gone') throw new Refusal(2072, WHY.gone)
      if (stands !== 'open') throw new Refusal(2007, stands === 'over' ? REFUSALS.ended : WHY.notNow)
      const { opened } = wallOf(state)
      const key = keyOf(request, packet)
      const before = opened.get(key) ?? []
      const coins = portionsOf(packet, midnightFor(request))[before.length] ?? 0
      opened.set(key, [...before, user.id])
      own.packets.set(packet.id, coins)
      const grants = [{ item: 'coin' as const, amount: coins }]
      payOut(user, grants)
      return { granted: rewardsOf(grants, language), newYear: newYearOf(request) }
    }),
  )

  on(
    getWishes,
    inFestival('newYear', (request) => pageOf(wishesOf(request), request.input)),
  )

  on(
    postWish,
    inFestival('newYear', (request) => {
      const { own, user, state, now, input } = request
      checkRunning(own.dates, now)
      const text = input.text.trim()
      if (!text || [...text].length > WISH_LENGTH) throw new Refusal(5001, REFUSALS.badInput)
      const today = todayOf(own, now)
      if (today.wished) throw new Refusal(2060, WHY.wished)
      today.wished = true
      const { wishes } = wallOf(state)
      wishes.push({ id: `wish-${wishes.length + 1}`, userId: user.id, text, at: now })
      move(own, 'act', 1, now)
      const [wish] = wishesOf(request).filter(({ mine }) => mine)
      return { wish: wish as Wish, newYear: newYearOf(request), festival: festivalOf(request) }
    }),
  )
}
