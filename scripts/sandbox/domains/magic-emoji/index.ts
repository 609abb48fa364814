import {
  buyEmojiPack,
  exchangeEmoji,
  getEmojiExchanges,
  getEmojiRanks,
  getMagicEmoji,
} from '#shared/api/magic-emoji'
import { domain } from '../../domain.ts'
import { boardOf, crowdOf, pageOf } from '../../world/board-of.ts'
import { checkRunning, shareGone } from '../../world/campaign.ts'
import { publicPerson } from '../../world/people.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { charge, payOut, rewardsOf } from '../../world/rewards.ts'
import { emojiPartOf, feedOf, scoreOf, stockOf, take, takenByMe } from './part.ts'
import { EMOJI, PACKS, PLACES, REASONS, words } from './plan.ts'
import { infoOf, packState } from './view.ts'

export const magicEmoji = domain((on) => {
  on(getMagicEmoji, infoOf)

  on(getEmojiExchanges, ({ user, input, now, state, language }) => {
    const feed = feedOf(emojiPartOf(user), user, now)
    const page = pageOf(input.of === 'me' ? feed.filter(({ userId }) => userId === user.id) : feed, input)
    return {
      ...page,
      list: page.list.map(({ id, userId, at, emoji }) => ({
        ...publicPerson(state.user(userId)),
        id,
        emojiId: emoji.id,
        name: words[language].emoji[emoji.id],
        days: emoji.days,
        price: emoji.price,
        at,
      })),
    }
  })

  on(exchangeEmoji, (request) => {
    const { user, input, now } = request
    const mine = emojiPartOf(user)
    checkRunning(mine.dates, now)
    const emoji = found(EMOJI.find(({ id }) => id === input.emojiId))
    if (Number(input.price) !== emoji.price) throw new Refusal(2007, REASONS.priceChanged)
    if (stockOf(mine, emoji, now) < 1) throw new Refusal(2034, REFUSALS.soldOut, 'EMOJI_SOLD_OUT')
    if (takenByMe(mine, emoji) >= emoji.limit) throw new Refusal(2066, REASONS.exchangeLimit)
    if (mine.tokens < emoji.price) throw new Refusal(2072, REASONS.tooFewTokens)
    mine.tokens -= emoji.price
    take(mine, user, emoji, now)
    return { emojiId: emoji.id, until: mine.until.get(emoji.id) || null, info: infoOf(request) }
  })

  on(buyEmojiPack, (request) => {
    const { user, input, now, language } = request
    const mine = emojiPartOf(user)
    checkRunning(mine.dates, now)
    const pack = found(PACKS.find(({ id }) => id === input.packId))
    if (Number(input.price) !== pack.price) throw new Refusal(2007, REASONS.priceChanged)
    const state = packState(mine, pack)
    if (state === 'soldOut') throw new Refusal(2034, REFUSALS.soldOut)
    if (state === 'limitReached') throw new Refusal(2066, REFUSALS.limitReached)
    charge(user, pack.price)
    mine.tokens += pack.tokens
    mine.bought.set(pack.id, (mine.bought.get(pack.id) ?? 0) + 1)
    payOut(user, pack.grants)
    return { tokens: pack.tokens, granted: rewardsOf(pack.grants, language), info: infoOf(request) }
  })

  on(getEmojiRanks, ({ user, input, now, state, language }) => {
    const mine = emojiPartOf(user)
    const share = shareGone(mine.dates, now)
    const crowd = crowdOf({ user, state }, { from: 84_001, size: 60, top: 6000, share })
    const own = user.id ? [{ user, score: scoreOf(mine) }] : []
    return {
      ...boardOf([...crowd, ...own], user, input),
      places: PLACES.map(({ from, to, grants }) => ({ from, to, rewards: rewardsOf(grants, language) })),
    }
  })
})
