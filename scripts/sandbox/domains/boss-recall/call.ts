import {
  getCaptainRanks,
  getRecallableBosses,
  getRecalledBosses,
  getTodayTasks,
  getUserAndActivityPrice,
  sendRecallMessage,
  verifySignPerm,
} from '#shared/api/boss-recall'
import { domain, HAPPENINGS } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { checkRunning } from '../../world/campaign.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { phaseAt } from '../../world/scenario.ts'
import { recallOf, work } from './part.ts'
import { checkPermission, permissionOf } from './permission.ts'
import { COOLDOWN_HOURS, LETTERS, REASONS, TASKS, words } from './plan.ts'
import { bossOf, hasSignedToday, messagesOf, overviewOf, ranksOf, returnOf, tasksOf } from './view.ts'

export const call = domain((on, when) => {
  for (const what of HAPPENINGS) {
    when(what, (user, amount, now) => {
      const recall = recallOf(user, now)
      if (phaseAt(now, recall.dates) !== 'running') return
      for (const { id, moves } of TASKS) if (moves === what) work(recall, id, amount, now)
      if (what === 'gifted' && recall.captainId) recall.given += amount
    })
  }

  on(getUserAndActivityPrice, overviewOf)
  on(getTodayTasks, tasksOf)
  on(getCaptainRanks, (request) => ranksOf(request, request.input))

  on(verifySignPerm, (request) => {
    const { role, reason } = permissionOf(request)
    const { user, now, say } = request
    return {
      role,
      allowed: reason === undefined,
      reason: reason ? say(reason) : '',
      signedToday: hasSignedToday(user, role, now),
    }
  })

  on(getRecallableBosses, (request) => {
    const { user, now, input } = request
    const recall = recallOf(user, now)
    const returned = new Set(recall.returns.map(({ userId }) => userId))
    const away = recall.bosses.filter(({ userId }) => !returned.has(userId))
    const page = pageOf(away, input)
    return {
      ...page,
      list: page.list.map((boss) => bossOf(boss, request)),
      messages: messagesOf(recall, now),
      letters: LETTERS.map((id) => ({ id, text: words[request.language].letters[id] })),
      cooldownHours: COOLDOWN_HOURS,
    }
  })

  on(sendRecallMessage, (request) => {
    const { user, now, input } = request
    const recall = recallOf(user, now)
    checkRunning(recall.dates, now)
    checkPermission({ ...request, input: {} })
    const boss = found(recall.bosses.find(({ userId }) => userId === String(input.userId)))
    found(LETTERS.find((id) => id === input.letterId))
    const { state, nextAt } = bossOf(boss, request)
    if (state === 'recalled') throw new Refusal(2060, REASONS.backAlready)
    if (nextAt) throw new Refusal(8001, REFUSALS.tooOften)
    if (messagesOf(recall, now).left < 1) throw new Refusal(2072, REASONS.messagesUsed)
    recall.sent.set(boss.userId, [...(recall.sent.get(boss.userId) ?? []), now])
    work(recall, 'message', 1, now)
    return { boss: bossOf(boss, request), messages: messagesOf(recall, now) }
  })

  on(getRecalledBosses, (request) => {
    const page = pageOf(
      [...recallOf(request.user, request.now).returns].sort((a, b) => b.at - a.at),
      request.input,
    )
    return { ...page, list: page.list.map((each) => returnOf(each, request)) }
  })
})
