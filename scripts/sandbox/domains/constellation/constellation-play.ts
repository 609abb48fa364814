import {
  changeRoom,
  getConfig,
  getRooms,
  luckyDraw,
  openNextFloor,
  resetStarsRoom,
} from '#shared/api/constellation'
import { domain, type HandlerRequest } from '../../domain.ts'
import { checkRunning } from '../../world/campaign.ts'
import { midnight } from '../../world/clock.ts'
import { doneElsewhere } from '../../world/elsewhere.ts'
import { notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { payOut, rewardOf } from '../../world/rewards.ts'
import { boardOf, configOf } from './board.ts'
import { drawOnce } from './draw.ts'
import { FLOORS, PRICES, roomStars, type Sign } from './plan.ts'
import { canOpen, resetsLeft, roomState, type Sky, skyOf } from './sky.ts'

function roomIn(roomId: unknown): Sign {
  if (!roomStars(String(roomId))) throw notFound()
  return roomId as Sign
}

/** The page shows an old board: it gets a silent code and refetches the board. */
const roomError = () => new Refusal(500, REFUSALS.roomClosed, 'OPEN_STARS_ROOM_ERROR')

function drawIn(sky: Sky, sign: Sign, { user }: HandlerRequest<unknown>, times: number, agreed: number) {
  // Moved into another room on another phone: the draw finds the person there.
  if (doneElsewhere(user, 'constellation')) {
    sky.room = FLOORS[0]?.rooms.find((room) => room.sign !== sky.room)?.sign ?? sky.room
  }
  if (sky.room !== sign || roomState(sky, sign) !== 'mine') throw roomError()
  const price = times === 10 ? PRICES.ten : PRICES.one
  if (agreed !== price) throw new Refusal(2007, REFUSALS.priceChanged)
  if (sky.keys < price) throw new Refusal(2072, REFUSALS.tooFewKeys)
  sky.keys -= price
  const drawn = Array.from({ length: times }, () => drawOnce(sky, user.luck))
  payOut(
    user,
    drawn.map(({ grant }) => grant),
  )
  return drawn
}

export const play = domain((on) => {
  on(getConfig, configOf)
  on(getRooms, boardOf)

  on(changeRoom, (request) => {
    const sky = skyOf(request.user)
    checkRunning(sky.dates, request.now)
    const sign = roomIn(request.input.roomId)
    const state = roomState(sky, sign)
    if (state === 'closed') throw new Refusal(2007, REFUSALS.roomNotOpen)
    if (state === 'complete' && sky.room !== sign) throw new Refusal(2007, REFUSALS.roomComplete)
    sky.room = sign
    return boardOf(request)
  })

  on(resetStarsRoom, (request) => {
    const { user, now, input } = request
    const sky = skyOf(user)
    checkRunning(sky.dates, now)
    const sign = roomIn(input.roomId)
    if (!sky.lit.get(sign)) throw new Refusal(2007, REFUSALS.nothingLit)
    const left = resetsLeft(sky, now)
    if (left < 1) throw new Refusal(2072, REFUSALS.noResets)
    const today = midnight(now)
    sky.resets = { day: today, used: sky.resets.day === today ? sky.resets.used + 1 : 1 }
    sky.lit.delete(sign)
    return boardOf(request)
  })

  on(openNextFloor, (request) => {
    const sky = skyOf(request.user)
    checkRunning(sky.dates, request.now)
    const floor = Number(request.input.floor)
    if (sky.floorsOpen >= FLOORS.length || floor <= sky.floorsOpen)
      throw new Refusal(2060, REFUSALS.allFloorsOpen)
    if (floor > sky.floorsOpen + 1 || !canOpen(sky, floor)) throw new Refusal(2007, REFUSALS.tooFewStars)
    sky.floorsOpen = floor
    return boardOf(request)
  })

  on(luckyDraw, (request) => {
    const { user, input, now, language } = request
    const sky = skyOf(user)
    checkRunning(sky.dates, now)
    const sign = roomIn(input.roomId)
    const drawn = drawIn(sky, sign, request, Number(input.times), Number(input.price))
    const won = roomState(sky, sign) === 'complete'
    return {
      prizes: drawn.map(({ grant, rarity, star }) => ({ reward: rewardOf(grant, language), rarity, star })),
      treasure: won ? rewardOf({ item: sign, amount: 1 }, language) : null,
      board: boardOf(request),
    }
  })
})
