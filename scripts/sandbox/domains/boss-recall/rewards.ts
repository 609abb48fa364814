import {
  getRecallLevels,
  getSignPrizes,
  receiveRecallLevel,
  receiveSignPrize,
} from '#shared/api/boss-recall-rewards'
import { domain, type HandlerRequest } from '../../domain.ts'
import { checkRunning } from '../../world/campaign.ts'
import { midnight } from '../../world/clock.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { type Grant, payOut, rewardsOf } from '../../world/rewards.ts'
import { pointsOf, type RecallPart, recallOf } from './part.ts'
import { checkPermission } from './permission.ts'
import { LEVELS, priceOf, SIGN_PRIZES, WELCOME } from './plan.ts'
import { hasSignedToday, levelsOf, signingOf } from './view.ts'

/** A boss's first sign-in: welcome gifts, and the captain has one more who came back. */
function answerCall(
  { user, now, input, state }: HandlerRequest<{ captainId?: string | number | undefined }>,
  recall: RecallPart,
): readonly Grant[] {
  if (recall.captainId) return []
  recall.captainId = String(input.captainId)
  const captain = state.user(recall.captainId)
  const { bosses, returns } = recallOf(captain, now)
  if (returns.some(({ userId }) => userId === user.id)) return WELCOME
  const value = bosses.find(({ userId }) => userId === user.id)?.value ?? 0
  returns.push({ userId: user.id, at: now, value })
  payOut(captain, [{ item: 'coin', amount: priceOf(value) }])
  return WELCOME
}

export const rewards = domain((on) => {
  on(getRecallLevels, levelsOf)
  on(getSignPrizes, signingOf)

  on(receiveRecallLevel, (request) => {
    const { user, now, input, language } = request
    const recall = recallOf(user, now)
    const number = Number(input.level)
    const level = found(LEVELS[number - 1])
    if (recall.claimedLevels.has(number)) throw new Refusal(2060, REFUSALS.alreadyClaimed)
    if (pointsOf(recall) < level.points) throw new Refusal(2007, REFUSALS.notReached)
    recall.claimedLevels.add(number)
    checkClaimedHere(user, 'boss-recall')
    payOut(user, level.grants)
    return { granted: rewardsOf(level.grants, language), levels: levelsOf(request) }
  })

  on(receiveSignPrize, (request) => {
    const { user, now, input, language } = request
    const recall = recallOf(user, now)
    const role = input.captainId === undefined ? 'captain' : 'boss'
    const signed = recall.signed[role]
    const day = Number(input.day)
    const prize = found(SIGN_PRIZES[role][day - 1])
    if (day <= signed.times) throw new Refusal(2060, REFUSALS.alreadyClaimed)
    checkRunning(recall.dates, now)
    checkPermission(request)
    if (day > signed.times + 1 || hasSignedToday(user, role, now))
      throw new Refusal(2007, REFUSALS.notReached)
    recall.signed[role] = { times: day, day: midnight(now) }
    checkClaimedHere(user, 'boss-recall')
    const grants = [...prize, ...(role === 'boss' ? answerCall(request, recall) : [])]
    payOut(user, grants)
    return { granted: rewardsOf(grants, language), signing: signingOf(request) }
  })
})
