import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const LIKE = '/activity/videoMoment/addLikes'
const ASK = '/activity/videoMoment/upload'
const TITLE = say('request.title')
const SEND = say('request.send')
const BY_ME = say('list.byMe')
const NINE = { zh: '今日剩 9 票', en: '9 of 10 votes left', tw: '今日剩 9 票' }
const TWO = { zh: '今日还可点 2 首', en: '2 left today', tw: '今日還可點 2 首' }

/** Somebody asks for a song, and finds it on the list. */
export const story: PageStory = {
  query: QUERY,
  ready: { zh: '今日剩 10 票', en: '10 of 10 votes left', tw: '今日剩 10 票' },
  async act(person) {
    await person.fill(TITLE, 'Blue Bird')
    await person.tap('button', SEND)
    await person.sees(TWO)
    await person.finds(BY_ME)
  },
  done: BY_ME,
}

export const journeys: Record<string, Journey> = {
  'in the app: a song is requested and voted for, and shared with a friend': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await world.addFault({ path: LIKE, delayMs: 800, times: 1 })
      await world.tapTwice('button', say('vote.vote'))
      await person.sees(NINE)
      if ((await world.calls(LIKE)).length !== 1) throw new Error('A double tap voted twice.')
      await person.fill(TITLE, 'Blue Bird')
      await world.addFault({ path: ASK, delayMs: 800, times: 1 })
      await world.tapTwice('button', SEND)
      await person.sees(TWO)
      await person.finds(BY_ME)
      if ((await world.calls(ASK)).length !== 1) throw new Error('A double tap asked twice.')
      await person.tap('button', say('tasks.share'))
      await world.happen('10001', 'shared', 1)
      await world.comeBack()
      await person.sees({ zh: '今日剩 11 票', en: '11 of 12 votes left', tw: '今日剩 11 票' })
      await world.reload()
      await person.sees(TWO)
    },
  },
  'in a browser: answers are late or lost, and nothing is given twice': {
    from: QUERY,
    async go(person, world) {
      await world.addFault({ path: LIKE, delayMs: 13_000, after: true, times: 1 })
      await person.tap('button', say('vote.vote'))
      await person.sees(NINE)
      await person.sees(say('vote.given'))
      await isSentOnce(world, LIKE)
      await world.addFault({ path: ASK, drop: true, after: true, times: 1 })
      await person.fill(TITLE, 'Blue Bird')
      await person.tap('button', SEND)
      await person.sees(TWO)
      await person.tap('radio', say('list.view.mine'))
      await person.sees(BY_ME)
      await isSentOnce(world, ASK)
      await person.tap('link', say('tonight.title'))
      await person.arrivesAt('/singHi')
    },
  },
}
