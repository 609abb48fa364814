import {
  drawFestival,
  exchangeFestival,
  getFestival,
  getFestivalRanks,
  receiveFestivalTask,
} from '#shared/api/festival'
import { domain, HAPPENINGS } from '../../domain.ts'
import { boardOf, crowdOf } from '../../world/board-of.ts'
import { checkRunning, shareOf } from '../../world/campaign.ts'
import { midnight } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { drawOne } from '../../world/random.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { payOut, rewardsOf, summed } from '../../world/rewards.ts'
import type { User } from '../../world/user.ts'
import { declareAnnual } from './annual.ts'
import { declareHunt } from './hunt.ts'
import { declareNewYear } from './new-year.ts'
import { declarePairs, partnerOf } from './pairs.ts'
import { gain, gainedSince, move, partOf, todayOf } from './part.ts'
import { FESTIVALS, TASKS } from './plan.ts'
import { declareRegions } from './regions.ts'
import { festivalOf, inFestival } from './view.ts'

const WHY = texts({
  tooFewTokens: ['数量不够，先去做任务', 'Too few. Tasks give more', '數量不夠，先去做任務'],
  otherCost: ['价格变了，请再看一眼', 'The cost has changed. Please look again', '價格變了，請再看一眼'],
  noneLeft: ['已经兑完了', 'None left to exchange', '已經兌完了'],
})

export const festival = domain((on, when) => {
  for (const what of HAPPENINGS) {
    when(what, (user, amount, now) => {
      for (const plan of FESTIVALS)
        for (const { id, moves } of TASKS) if (moves === what) move(partOf(user, plan), id, amount, now)
    })
  }

  on(getFestival, inFestival(undefined, festivalOf))

  on(
    receiveFestivalTask,
    inFestival(undefined, (request) => {
      const { own, now, input } = request
      checkRunning(own.dates, now)
      const task = found(festivalOf(request).tasks.find(({ id }) => id === input.taskId))
      if (task.state === 'claimed') throw new Refusal(2060, REFUSALS.alreadyClaimed)
      if (task.state === 'todo') throw new Refusal(2007, REFUSALS.notReached)
      todayOf(own, now).claimed.add(task.id as 'act')
      gain(own, task.tokens, now)
      return { tokens: task.tokens, festival: festivalOf(request) }
    }),
  )

  on(
    drawFestival,
    inFestival(undefined, (request) => {
      const { own, plan, now, input, user, language } = request
      checkRunning(own.dates, now)
      const { draw } = plan
      if (!draw) throw new Refusal(2066, REFUSALS.notOpen)
      const times = Number(input.times)
      const cost = draw.cost * times
      if (Number(input.cost) !== cost) throw new Refusal(2007, WHY.otherCost)
      if (own.tokens < cost) throw new Refusal(2072, WHY.tooFewTokens)
      own.tokens -= cost
      const grants = summed(Array.from({ length: times }, () => drawOne(user.luck, draw.prizes).grant))
      payOut(user, grants)
      return { granted: rewardsOf(grants, language), festival: festivalOf(request) }
    }),
  )

  on(
    exchangeFestival,
    inFestival(undefined, (request) => {
      const { own, plan, now, input, user, language } = request
      checkRunning(own.dates, now)
      const offer = found(plan.offers.find(({ id }) => id === input.offerId))
      const taken = own.taken.get(offer.id) ?? 0
      if (Number(input.cost) !== offer.cost) throw new Refusal(2007, WHY.otherCost)
      if (taken >= offer.total) throw new Refusal(2066, WHY.noneLeft)
      if (own.tokens < offer.cost) throw new Refusal(2072, WHY.tooFewTokens)
      own.tokens -= offer.cost
      own.taken.set(offer.id, taken + 1)
      payOut(user, [offer.grant])
      return { granted: rewardsOf([offer.grant], language), festival: festivalOf(request) }
    }),
  )

  on(
    getFestivalRanks,
    inFestival(undefined, (request) => {
      const { own, plan, now, input, user } = request
      const { dates } = own
      const period = input.period ?? 'total'
      const since = period === 'day' ? midnight(Math.min(now, dates.endAt - 1)) : 0
      const share = shareOf(period, dates, now)
      const crowd = crowdOf(request, { from: plan.crowdFrom, size: 36, top: 2600, share })
      const scoreOf = (one: User) => gainedSince(partOf(one, plan), since)
      const partner = partnerOf(request)
      const score = user.id ? scoreOf(user) + (partner ? scoreOf(partner) : 0) : 0
      const { list, mine, ...rest } = boardOf([...crowd, { user, score }], user, input)
      const withPartner = <Row extends { userId: string }>(row: Row) => {
        const other = row.userId === user.id ? partner : request.state.user(String(Number(row.userId) + 500))
        return { ...row, partner: plan.pairs && other ? publicPerson(other) : null }
      }
      return { ...rest, list: list.map(withPartner), mine: mine && withPartner(mine) }
    }),
  )

  declareRegions(on)
  declareHunt(on)
  declareNewYear(on)
  declarePairs(on)
  declareAnnual(on)
})
