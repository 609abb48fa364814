import type { PageStory } from '#shared/testing/story'

const KEEP = { role: 'button', name: { zh: '收下', en: 'Got it', tw: '收下' } } as const
const ONE = { role: 'button', name: { zh: '抽一次', en: 'Draw once', tw: '抽一次' } } as const

export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: ONE,
  async act(person) {
    await person.tap(ONE.role, ONE.name)
    await person.sees({ role: 'dialog', name: { zh: '恭喜获得', en: 'You received', tw: '恭喜獲得' } })
    await person.tap(KEEP.role, KEEP.name)
    await person.losesSight(KEEP)
    // ten draws may fill the room: then the result has another title
    await person.tap('button', { zh: '抽十次', en: 'Draw ten', tw: '抽十次' })
    await person.tap(KEEP.role, KEEP.name)
    await person.losesSight(KEEP)
    await person.tap('button', { zh: '领取', en: 'Claim', tw: '領取' })
    await person.tap(KEEP.role, KEEP.name)
    await person.losesSight(KEEP)
  },
  done: { zh: '已领取', en: 'Claimed', tw: '已領取' },
}
