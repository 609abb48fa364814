import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const TEAMS = { zh: '4 支队伍', en: '4 teams', tw: '4 支隊伍' }

/** Somebody reads who has won at a stop behind them, and which teams were there. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { role: 'link', name: say('here.show') },
  async act(person) {
    await person.tap('button', { zh: '茶山风筝会', en: 'Kite Festival', tw: '茶山風箏會' })
  },
  done: TEAMS,
}
