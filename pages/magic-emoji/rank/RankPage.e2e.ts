import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const TWENTY_FIRST = '不吃香菜'
const SHOWN = { zh: '已看 40/61 名', en: '40 of 61 shown', tw: '已看 40/61 名' }

/** Somebody looks further down the ranking. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '我的名次', en: 'My place', tw: '我的名次' },
  main: { role: 'link', name: say('mine.go') },
  async act(person) {
    await person.tap('button', say('board.more'))
    await person.sees(TWENTY_FIRST)
    await person.finds(SHOWN)
  },
  done: SHOWN,
}
