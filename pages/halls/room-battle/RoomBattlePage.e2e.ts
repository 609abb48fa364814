import type { Journey } from '#testing/journey'
import { type PageStory, type Words, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const MINUTE = 60_000
const DETAIL = '/room/battle/detail'
const HOME = { zh: '星河电台', en: 'Galaxy Radio', tw: '星河電台' }
const AWAY = { zh: '月下茶馆', en: 'Moonlit Teahouse', tw: '月下茶館' }
const REGULAR: Words = say('board.running')
const SUPPORTERS: Words = { zh: '查看全部', en: 'supporters', tw: '查看全部' }

interface Answer {
  data: { battle: { battleId: string } }
}

/** Somebody who gave watches the battle, and looks up who else did, on either side. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: REGULAR,
  main: { role: 'button', name: { zh: '打开 App', en: 'Open app', tw: '開啟 App' } },
  async act(person) {
    await person.tap('button', SUPPORTERS)
    await person.sees({ role: 'dialog', name: say('seats.sheet') })
    await person.tap('radio', AWAY)
    await person.tap('radio', HOME)
  },
  done: { zh: '距上一名', en: 'to the next place', tw: '距上一名' },
}

export const journeys: Record<string, Journey> = {
  'a gift in extra time wins it': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await person.sees(REGULAR)
      await person.sees(say('dock.nothing'))
      await person.tap('button', say('dock.support'))
      if (JSON.stringify(await world.asked('jumpRoom')).indexOf('88002') < 0) throw new Error('Another hall.')
      await world.advance(7 * MINUTE)
      await world.comeBack()
      await person.sees(say('board.extra'))
      await person.sees(say('level'))
      await world.happen('10001', 'gifted', 1314)
      await person.sees({ zh: '我已贡献 1314 分', en: 'You gave 1314 points', tw: '我已貢獻 1314 分' })
      await world.picture('extra-time')
      await world.advance(3 * MINUTE)
      await world.comeBack()
      await person.sees(say('board.won'))
      await person.sees({
        zh: '你贡献了 1314 分，列本厅第',
        en: 'You gave 1314 points: no.',
        tw: '你貢獻了 1314 分，名列本廳第',
      })
      await person.finds(say('prizes.yours'))
      await person.sees(say('dock.enter'))
    },
  },
  'what the app pushes is there at once, and nothing older takes it back': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await person.sees(REGULAR)
      const [call] = await world.calls(DETAIL)
      const { battleId } = (call as { answer: Answer }).answer.data.battle
      const push = (score: number) =>
        world.push({ type: 'roomBattle', battleId, scores: [{ roomId: '88001', score }] })
      await push(9876)
      await person.sees('9876')
      await push(12)
      await world.comeBack()
      await person.sees('9876')
    },
  },
  'a line that breaks keeps the battle in sight, and fixes': {
    from: '?token=demo-10002&userId=10002&roomId=88001',
    async go(person, world) {
      await person.sees(REGULAR)
      await world.addFault({ path: DETAIL, status: 502, times: 2 })
      await person.sees({ zh: '重试', en: 'Try again', tw: '重試' })
      await person.sees(HOME)
      await person.waitsUntilGone({ zh: '重试', en: 'Try again', tw: '重試' })
      await person.sees(say('dock.app'))
    },
  },
  'waiting ends by itself, and the first gift opens the chronicle': {
    from: '?token=demo-10005&userId=10005',
    async go(person, world) {
      await person.sees(say('board.waiting'))
      await person.sees(say('seats.empty'))
      await world.advance(8 * MINUTE)
      await world.comeBack()
      await person.sees(REGULAR)
      await world.happen('10005', 'gifted', 520)
      await person.finds('+520')
      await person.tap('button', { zh: '打开 App', en: 'Open app', tw: '開啟 App' })
      await person.arrivesAt('/download')
    },
  },
}
