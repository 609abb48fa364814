import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Somebody adds their bank account, step by step. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'button', name: { zh: '海港银行', en: 'Harbor Bank', tw: '海港銀行' } },
  async act(person) {
    await person.tap('button', { zh: '海港银行', en: 'Harbor Bank', tw: '海港銀行' })
    await person.fill(say('family:details.holder'), '林知夏')
    await person.fill(say('family:details.account'), '6222020200112248')
    await person.tap('button', say('next'))
    await person.fill(say('kit/phone-field:label'), '13800010001')
    await person.tap('button', say('submit'))
  },
  done: say('done.title'),
}
