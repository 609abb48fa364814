import { type PageStory, type Target, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Words that several stories of the family use. */
export const CLAIM = { zh: '领取', en: 'Claim', tw: '領取' }
export const CLAIMED = { zh: '已领取', en: 'Claimed', tw: '已領取' }
export const WON = say('kit/later-popup:title')
export const GREAT = say('kit/later-popup:done')
export const RESERVE = say('karaoke.seat.reserve')
export const RESERVED = say('karaoke.seat.mine')
export const CANCEL = say('karaoke.seat.cancel')
export const NONE_MINE = { zh: '还没有预约', en: 'None yet', tw: '還沒有預約' }

/** A listener reserves a seat for tonight. */
export const reserving = (query: string): PageStory => ({
  query,
  ready: NONE_MINE,
  main: { role: 'button', name: say('karaoke.pick') },
  act: (person) => person.tap('button', RESERVE),
  done: RESERVED,
})

/** A captain claims the first record on the wall. */
export const claiming = (query: string, ready: Target): PageStory => ({
  query,
  ready,
  async act(person) {
    await person.tap('button', CLAIM)
    await person.sees({ role: 'dialog', name: WON })
    await person.tap('button', GREAT)
  },
  done: CLAIMED,
})
