import {
  getFreeBox,
  getFreeBoxHistory,
  getSharedFreeBox,
  helpFreeBox,
  openFreeBox,
  startFreeBox,
} from '#shared/api/free-box'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { checkRunning } from '../../world/campaign.ts'
import { countOne, leftToday } from '../../world/daily.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { someone } from '../../world/people.ts'
import { drawOne } from '../../world/random.ts'
import { found, notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { payOut, rewardsOf } from '../../world/rewards.ts'
import { type Box, boxById, boxesOf, boxState, newestBox, tierOf } from './boxes.ts'
import { EDITIONS, HELPS_A_DAY, STARTS_A_DAY, THANKS } from './plan.ts'
import { boxOf, detailOf, sharedOf } from './view.ts'

const WHY = texts({
  oneAtATime: ['先拆开手上的糖果盒', 'Open the box you have first', '先拆開手上的糖果盒'],
  noStarts: ['今天的糖果盒已领完', 'No boxes left today', '今天的糖果盒已領完'],
  helped: ['你已经帮过忙了', 'You have helped already', '你已經幫過忙了'],
  ownBox: ['不能给自己的盒子帮忙', 'You cannot help your own box', '不能幫自己的盒子'],
  noHelps: ['今天的帮忙次数已用完', 'No help left today', '今天的幫忙次數已用完'],
  closed: ['盒子不再需要帮忙了', 'This box needs no more help', '盒子不再需要幫忙了'],
  expired: ['糖果盒已过期', 'This box has expired', '糖果盒已過期'],
  opened: ['糖果盒已经拆开了', 'This box has been opened', '糖果盒已經拆開了'],
})

function boxAsked({ input, state }: HandlerRequest<{ boxId: string | number }>): Box {
  return found(boxById(input.boxId, state))
}

export const freeBox = domain((on, when) => {
  // A friend follows each share into the app and helps at once, while there is something to help with.
  when('shared', (user, amount, now) => {
    const box = newestBox(user)
    if (!box || now >= boxesOf(user).dates.endAt) return
    for (let friend = 0; friend < amount; friend++) {
      const state = boxState(box, now)
      if (state !== 'waiting' && state !== 'ready') return
      box.helpers.push({ userId: String(80_201 + box.helpers.length), at: now })
    }
  })

  on(getFreeBox, (request) => detailOf(request, request.input.edition ?? 'single'))

  on(startFreeBox, (request) => {
    const { user, input, now } = request
    const { edition = 'single' } = input
    const mine = boxesOf(user)
    checkRunning(mine.dates, now)
    const before = newestBox(user, (box) => box.edition === edition)
    const done = !before || ['opened', 'expired'].includes(boxState(before, now))
    if (!done) throw new Refusal(2007, WHY.oneAtATime)
    if (leftToday(mine.starts[edition], STARTS_A_DAY, now) < 1) throw new Refusal(2072, WHY.noStarts)
    countOne(mine.starts[edition], now)
    const id = `${user.id}-${mine.boxes.length + 1}`
    mine.boxes.push({ id, ownerId: user.id, edition, startedAt: now, helpers: [], opened: null })
    return detailOf(request, edition)
  })

  on(getSharedFreeBox, (request) => {
    const { input, state, user } = request
    if (input.boxId !== undefined)
      return sharedOf(boxAsked({ ...request, input: { boxId: input.boxId } }), request)
    const owner = input.userId === undefined ? user : someone(state, input.userId)
    const { activityId } = input
    const box = newestBox(
      owner,
      ({ edition, opened }) =>
        (activityId === undefined || EDITIONS[edition].activityId === String(activityId)) &&
        (input.only !== 'opened' || opened !== null),
    )
    return box ? sharedOf(box, request) : null
  })

  on(helpFreeBox, (request) => {
    const { user, now, language, state } = request
    const box = boxAsked(request)
    checkRunning(boxesOf(state.user(box.ownerId)).dates, now)
    if (box.ownerId === user.id) throw new Refusal(2066, WHY.ownBox)
    if (box.helpers.some(({ userId }) => userId === user.id)) throw new Refusal(2060, WHY.helped)
    const standing = boxState(box, now)
    if (standing === 'expired') throw new Refusal(5101, WHY.expired)
    if (standing === 'full' || standing === 'opened') throw new Refusal(2007, WHY.closed)
    const mine = boxesOf(user)
    if (leftToday(mine.helps, HELPS_A_DAY, now) < 1) throw new Refusal(2072, WHY.noHelps)
    countOne(mine.helps, now)
    box.helpers.push({ userId: user.id, at: now })
    payOut(user, THANKS)
    return { granted: rewardsOf(THANKS, language), shared: sharedOf(box, request) }
  })

  on(openFreeBox, (request) => {
    const { user, now, language } = request
    const box = boxAsked(request)
    if (box.ownerId !== user.id) throw notFound()
    if (box.opened) throw new Refusal(2060, WHY.opened)
    if (boxState(box, now) === 'expired') throw new Refusal(5101, WHY.expired)
    const tier = tierOf(box)
    const plan = EDITIONS[box.edition].tiers[tier - 1]
    if (!plan) throw new Refusal(2007, REFUSALS.notReached)
    const grants = [drawOne(user.luck, plan.possible).grant]
    box.opened = { at: now, tier, grants }
    payOut(user, grants)
    checkClaimedHere(user, 'free-box', WHY.opened)
    return { granted: rewardsOf(grants, language), detail: detailOf(request, box.edition) }
  })

  on(getFreeBoxHistory, (request) => {
    const { user, input } = request
    const boxes = boxesOf(user)
      .boxes.filter(({ edition }) => !input.edition || edition === input.edition)
      .map((box) => boxOf(box, request))
    return pageOf(boxes.reverse(), input)
  })
})
