import {
  changeHall,
  getHallRange,
  getHallRankingConfig,
  getHallRanks,
  getHallRanksOfDay,
  getHallRecords,
  type HallRankingConfig,
  recommendHalls,
  searchHalls,
} from '#shared/api/room-leader-ranking'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf, standingsOf } from '../../world/board-of.ts'
import { campaignOf, checkRunning } from '../../world/campaign.ts'
import { DAY } from '../../world/clock.ts'
import { notFound, Refusal } from '../../world/refusal.ts'
import { rewardsOf } from '../../world/rewards.ts'
import { hallOf } from '../room/index.ts'
import { hallPartOf, standFor, support } from './part.ts'
import {
  ACTIVITY_ID,
  CHANGE_DAYS,
  CHANGES,
  DAYS,
  HALL_REFUSALS,
  HALLS,
  KINDS,
  PLACES,
  words,
} from './plan.ts'
import { recommended } from './recommend.ts'
import { dayAt, hallRows, mineIn } from './standings.ts'

function configOf(request: HandlerRequest<unknown>): HallRankingConfig {
  const { user, state, now, language } = request
  const { dates, roomId, changes } = hallPartOf(user)
  const prizesOf = (board: keyof typeof PLACES) =>
    PLACES[board].map(({ from, to, grants }) => ({ from, to, rewards: rewardsOf(grants, language) }))
  return {
    ...campaignOf(ACTIVITY_ID, dates, now),
    unit: words[language].unit,
    day: dayAt(request),
    days: DAYS,
    halls: user.scenario.empty ? 0 : HALLS.length,
    mine: (roomId && hallOf(roomId, language, state)) || null,
    changes: { left: CHANGES - changes, total: CHANGES },
    changeUntil: dates.startAt + CHANGE_DAYS * DAY,
    prizes: { total: prizesOf('total'), day: prizesOf('day') },
  }
}

export const roomLeaderRanking = domain((on, when) => {
  when('gifted', support)

  on(getHallRankingConfig, configOf)
  on(recommendHalls, recommended)

  on(getHallRanks, (request) => {
    const rows = hallRows(request)
    return standingsOf(
      rows.filter(({ rank }) => rank > 0),
      mineIn(rows, request),
      request.input,
    )
  })

  on(getHallRanksOfDay, (request) => {
    const day = Number(request.input.day ?? Math.max(1, dayAt(request)))
    if (!Number.isInteger(day) || day < 1 || day > DAYS) throw notFound()
    const rows = hallRows(request, day)
    return standingsOf(
      rows.filter(({ rank }) => rank > 0),
      mineIn(rows, request),
      request.input,
    )
  })

  on(getHallRange, (request) => {
    const { input, language } = request
    const rows = hallRows(request).sort((a, b) => a.roomId.localeCompare(b.roomId))
    return {
      ...pageOf(
        rows.filter(({ kind }) => !input.kind || kind === input.kind),
        input,
      ),
      kinds: KINDS.map((kind) => ({
        kind,
        name: words[language].kinds[kind],
        halls: rows.filter((row) => row.kind === kind).length,
      })),
    }
  })

  on(searchHalls, (request) => {
    const keyword = request.input.keyword?.trim().toLowerCase() ?? ''
    const found = hallRows(request).filter(
      ({ roomId, name }) => keyword && (roomId === keyword || name.toLowerCase().includes(keyword)),
    )
    return pageOf(found, request.input)
  })

  on(getHallRecords, ({ user, state, input, language }) => {
    const page = pageOf([...hallPartOf(user).entries].reverse(), input)
    const nameOf = (roomId: string) => hallOf(roomId, language, state)?.name ?? ''
    return { ...page, list: page.list.map((entry) => ({ ...entry, hallName: nameOf(entry.roomId) })) }
  })

  on(changeHall, (request) => {
    const { user, input, now } = request
    const hall = hallPartOf(user)
    checkRunning(hall.dates, now)
    const roomId = String(input.roomId)
    if (!HALLS.some((each) => each.roomId === roomId)) throw notFound(HALL_REFUSALS.takesNoPart)
    if (hall.roomId === roomId) throw new Refusal(2060, HALL_REFUSALS.sameHall)
    if (now >= hall.dates.startAt + CHANGE_DAYS * DAY) throw new Refusal(2066, HALL_REFUSALS.tooLate)
    if (hall.roomId && hall.changes >= CHANGES) throw new Refusal(2072, HALL_REFUSALS.noChanges)
    standFor(hall, roomId, now)
    return configOf(request)
  })
})
