import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody completes the details of a wallet. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002&accountId=2',
  ready: '**** 8866',
  main: { role: 'button', name: say('complete') },
  async act(person) {
    await person.choose(say('family:details.bank'), { zh: '口袋钱包', en: 'Pocket Wallet', tw: '口袋錢包' })
    await person.fill(say('family:details.holder'), '林知夏')
    await person.fill(say('family:details.wallet'), '88661234')
    await person.fill(say('kit/phone-field:label'), '13800010002')
    await person.tap('button', say('submit'))
  },
  done: '**** 1234',
}
