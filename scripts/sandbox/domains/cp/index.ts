import {
  canOpenCpPhoto,
  getCp,
  getCpRanks,
  getCpRecommended,
  receiveCpPrize,
  setCp,
  upCpLevel,
} from '#shared/api/cp'
import { domain, type HandlerRequest } from '../../domain.ts'
import { standingsOf } from '../../world/board-of.ts'
import { checkClaims, checkRunning } from '../../world/campaign.ts'
import { claimable } from '../../world/claim.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { someone } from '../../world/people.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { payOut, rewardsOf } from '../../world/rewards.ts'
import {
  ask,
  coupleOf,
  couplesAt,
  cpPartOf,
  give,
  isPaired,
  levelUp,
  ownCouple,
  pair,
  questionOf,
  sweetnessOf,
} from './couples.ts'
import { CP_REFUSALS, LEVELS, PHOTO_LEVEL } from './plan.ts'
import { coupleRows, detailOf, levelState, recommended } from './view.ts'

/** Throws unless both are still free. */
function checkFree({ user, state, now }: HandlerRequest<unknown>, otherId: string): void {
  const all = couplesAt(state, now)
  if (isPaired(all, user.id)) throw new Refusal(2060, CP_REFUSALS.pairedAlready)
  if (isPaired(all, otherId)) throw new Refusal(2066, CP_REFUSALS.otherPaired)
}

export const cp = domain((on, when) => {
  when('gifted', give)

  on(getCp, detailOf)
  on(getCpRecommended, recommended)

  on(setCp, (request) => {
    const { user, state, now, input } = request
    checkRunning(cpPartOf(user).dates, now)
    const other = someone(state, input.toUserId)
    if (other === user) throw new Refusal(5001, CP_REFUSALS.myself)
    const all = couplesAt(state, now)
    const [mine, theirs] = [questionOf(all, user.id, other.id, now), questionOf(all, other.id, user.id, now)]
    if (input.what === 'withdraw') {
      if (!mine) throw new Refusal(2007, CP_REFUSALS.gone)
      mine.answer = 'withdrawn'
    } else if (input.what === 'refuse') {
      if (!theirs) throw new Refusal(2007, CP_REFUSALS.gone)
      theirs.answer = 'refused'
    } else {
      checkFree(request, other.id)
      if (theirs) {
        pair(all, state, theirs, now)
      } else {
        if (input.what === 'accept') throw new Refusal(2007, CP_REFUSALS.gone)
        if (detailOf(request).state === 'asking') throw new Refusal(2060, CP_REFUSALS.askingAlready)
        ask(all, user.id, other.id, now)
      }
    }
    return detailOf(request)
  })

  on(upCpLevel, (request) => {
    const { user, state, now, input } = request
    checkRunning(cpPartOf(user).dates, now)
    const couple = ownCouple(request)
    const next = LEVELS[couple.level]
    if (!next || Number(input.level) !== couple.level + 1) throw new Refusal(2007, CP_REFUSALS.lastLevel)
    if (sweetnessOf(couple, state) - couple.spent < next.price) throw new Refusal(2072, CP_REFUSALS.tooLittle)
    levelUp(couple)
    return detailOf(request)
  })

  on(receiveCpPrize, (request) => {
    const { user, now, input, language } = request
    const part = cpPartOf(user)
    checkClaims(part.dates, now)
    ownCouple(request)
    const level = Number(input.level)
    const plan = found(LEVELS[level - 1])
    claimable({ state: levelState(request, level) })
    part.claimed.add(level)
    checkClaimedHere(user, 'cp')
    payOut(user, plan.grants)
    return { granted: rewardsOf(plan.grants, language), detail: detailOf(request) }
  })

  on(canOpenCpPhoto, (request) => {
    const level = coupleOf(couplesAt(request.state, request.now), request.user.id)?.level ?? 0
    return { canOpen: level >= PHOTO_LEVEL, level, needLevel: PHOTO_LEVEL }
  })

  on(getCpRanks, (request) => {
    const { rows, mine } = coupleRows(request)
    return standingsOf(rows, mine, request.input)
  })
})
