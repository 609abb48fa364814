import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10001&userId=10001'
const LIKE = '/activity/videoMoment/addLikes'
const ASK = '/activity/videoMoment/upload'
const TITLE = { zh: '歌名', en: 'Song', tw: '歌名' }
const SEND = { zh: '投进点唱机', en: 'Put it in the jukebox', tw: '投進點唱機' }
const BY_ME = { zh: '我点的', en: 'Asked by me', tw: '我點的' }
const VOTE = { zh: '投票', en: 'Vote', tw: '投票' }
const VOTED = { zh: '今日已投', en: 'Voted', tw: '今日已投' }
const NINE = { zh: '今日剩 9/10 票', en: '9 of 10 votes left', tw: '今日剩 9/10 票' }
const TWO = { zh: '今日还可点 2/3', en: '2 of 3 left today', tw: '今日還可點 2/3' }

/** Somebody asks for a song, and finds it on the list. */
export const story: PageStory = {
  query: QUERY,
  ready: { zh: '今日剩 10/10 票', en: '10 of 10 votes left', tw: '今日剩 10/10 票' },
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
      await world.steer({ path: LIKE, delayMs: 800, times: 1 })
      await world.tapTwice('button', VOTE)
      await person.sees(NINE)
      if ((await world.calls(LIKE)).length !== 1) throw new Error('A double tap voted twice.')
      await person.fill(TITLE, 'Blue Bird')
      await world.steer({ path: ASK, delayMs: 800, times: 1 })
      await world.tapTwice('button', SEND)
      await person.sees(TWO)
      await person.finds(BY_ME)
      if ((await world.calls(ASK)).length !== 1) throw new Error('A double tap asked twice.')
      await person.tap('button', { zh: '去分享', en: 'Share', tw: '去分享' })
      await world.happen('10001', 'shared', 1)
      await world.comeBack()
      await person.sees({ zh: '今日剩 11/12 票', en: '11 of 12 votes left', tw: '今日剩 11/12 票' })
      await world.reload()
      await person.sees(TWO)
    },
  },
  'in a browser: answers are late or lost, and nothing is given twice': {
    from: QUERY,
    async go(person, world) {
      await world.steer({ path: LIKE, delayMs: 13_000, after: true, times: 1 })
      await person.tap('button', VOTE)
      await person.sees(NINE)
      await person.sees(VOTED)
      await isSentOnce(world, LIKE)
      await world.steer({ path: ASK, drop: true, after: true, times: 1 })
      await person.fill(TITLE, 'Blue Bird')
      await person.tap('button', SEND)
      await person.sees(TWO)
      await person.tap('radio', { zh: '我的', en: 'Mine', tw: '我的' })
      await person.sees(BY_ME)
      await isSentOnce(world, ASK)
      await person.tap('link', { zh: '今夜开唱', en: 'Sing tonight', tw: '今夜開唱' })
      await person.arrivesAt('/singHi')
    },
  },
}
