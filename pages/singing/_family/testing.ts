import type { PageStory, Sight } from '#testing/story'

/** Words that several stories of the family use. */
export const CLAIM = { zh: '领取', en: 'Claim', tw: '領取' }
export const CLAIMED = { zh: '已领取', en: 'Claimed', tw: '已領取' }
export const WON = { zh: '恭喜获得', en: 'You received', tw: '恭喜獲得' }
export const GREAT = { zh: '开心收下', en: 'Great', tw: '開心收下' }
export const RESERVE = { zh: '预约', en: 'Reserve', tw: '預約' }
export const RESERVED = { zh: '已预约', en: 'Reserved', tw: '已預約' }
export const CANCEL = { zh: '取消预约', en: 'Cancel', tw: '取消預約' }
export const NONE_MINE = { zh: '还没有预约', en: 'None yet', tw: '還沒有預約' }

/** A listener reserves a seat for tonight. */
export const reserving = (query: string): PageStory => ({
  query,
  ready: NONE_MINE,
  main: { role: 'button', name: { zh: '选一场', en: 'Pick a set', tw: '選一場' } },
  act: (person) => person.tap('button', RESERVE),
  done: RESERVED,
})

/** A captain claims the first record on the wall. */
export const claiming = (query: string, ready: Sight): PageStory => ({
  query,
  ready,
  async act(person) {
    await person.tap('button', CLAIM)
    await person.sees({ role: 'dialog', name: WON })
    await person.tap('button', GREAT)
  },
  done: CLAIMED,
})
