import {
  getInvitedFriends,
  getInviteFriends,
  getInviteRanks,
  luckDraw,
  receiveInviteReward,
} from '#shared/api/invite-friends'
import { getNewCapInvitation, getNewCapRankings, getNewCapRecords } from '#shared/api/new-cap'
import { domain } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { campaignDates, campaignOf, checkClaims, checkRunning } from '../../world/campaign.ts'
import { claimable } from '../../world/claim.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { drawOne } from '../../world/random.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { texts } from '../../world/refusal-words.ts'
import { payOut, rewardsOf } from '../../world/rewards.ts'
import type { Language } from '../../world/text.ts'
import { bindings } from './bind.ts'
import { codeOf, invitedOf } from './bindings.ts'
import { bossBoard, bossRows } from './bosses.ts'
import { drawsLeft, friendBoard, friendRows, friendsOf, ladderOf, viewOf } from './friends.ts'
import { BOSS, BOSSES_ID, FRIENDS_ID, PLACES, PRIZES } from './plan.ts'

const WHY = texts({ noDraws: ['抽奖次数已用完', 'No draws left', '抽獎次數已用完'] })

const placesIn = (language: Language) =>
  PLACES.map(({ from, to, grants }) => ({ from, to, rewards: rewardsOf(grants, language) }))

const campaign = domain((on, when) => {
  when('hosted', (user, amount, now) => {
    const invited = invitedOf(user)
    invited.hours += amount
    invited.seenAt = now
  })
  when('greeted', (user, amount) => {
    invitedOf(user).spoke += amount
  })
  when('gifted', (user, amount, now) => {
    const invited = invitedOf(user)
    if (!invited.bindings.some(({ kind }) => kind === 'boss')) return
    invited.gifts += amount
    invited.seenAt = now
  })

  on(getInviteFriends, viewOf)
  on(getInvitedFriends, (request) => pageOf(friendRows(request), request.input))

  on(receiveInviteReward, (request) => {
    const { user, input, state, now, language } = request
    const friends = friendsOf(user)
    const rung = found(ladderOf(user, state).find(({ id }) => id === input.id))
    checkClaims(friends.dates, now)
    const { need, grants } = claimable(rung)
    friends.claimed.add(need)
    checkClaimedHere(user, 'invite')
    payOut(user, grants)
    return { granted: rewardsOf(grants, language), friends: viewOf(request) }
  })

  on(luckDraw, (request) => {
    const { user, state, now, language } = request
    const friends = friendsOf(user)
    checkRunning(friends.dates, now)
    if (drawsLeft(user, state) < 1) throw new Refusal(2072, WHY.noDraws)
    friends.drawn++
    const { id, grant } = drawOne(user.luck, PRIZES)
    payOut(user, [grant])
    return { prizeId: id, granted: rewardsOf([grant], language), friends: viewOf(request) }
  })

  on(getInviteRanks, (request) => {
    const { input, user, now, language } = request
    const bosses = input.board === 'boss'
    return {
      ...campaignOf(bosses ? BOSSES_ID : FRIENDS_ID, campaignDates(user), now),
      places: placesIn(language),
      ...(bosses ? bossBoard(request) : friendBoard(request)),
    }
  })

  on(getNewCapInvitation, (request) => {
    const { user, now, language } = request
    const rows = bossRows(request)
    const code = user.id ? codeOf('boss', user.id) : ''
    const effective = rows.filter(({ state }) => state === 'effective').length
    return {
      ...campaignOf(BOSSES_ID, campaignDates(user), now),
      code,
      path: code ? `/inviteBossRankBind?${new URLSearchParams({ activityId: BOSSES_ID, code })}` : '',
      invited: rows.length,
      effective,
      perBoss: BOSS.brings,
      received: effective * BOSS.brings,
      threshold: BOSS.threshold,
      places: placesIn(language),
    }
  })

  on(getNewCapRankings, bossBoard)

  on(getNewCapRecords, (request) => {
    const { state } = request.input
    const rows = bossRows(request).filter((row) => !state || row.state === state)
    return pageOf(rows, request.input)
  })
})

export const invite = [bindings, campaign]
