import type { Journey } from '#testing/journey'
import type { PageStory, Words } from '#testing/story'

const MINUTE = 60_000
const DETAIL = '/room/battle/detail'
const HOME = { zh: '星河电台', en: 'Galaxy Radio', tw: '星河電台' }
const AWAY = { zh: '月下茶馆', en: 'Moonlit Teahouse', tw: '月下茶館' }
const REGULAR: Words = { zh: '常规时间', en: 'Regular time', tw: '正規時間' }
const EXTRA: Words = { zh: '加时 · 领先者胜', en: 'Extra time · lead to win', tw: '延長賽 · 領先者勝' }
const SUPPORTERS: Words = { zh: '查看全部', en: 'supporters', tw: '查看全部' }
const SHEET: Words = { zh: '助力榜', en: 'Supporters', tw: '助力榜' }
const OVER: Words = { zh: '终场', en: 'Full time', tw: '終場' }

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
    await person.sees({ role: 'dialog', name: SHEET })
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
      await person.sees({
        zh: '你还没有为本厅加分',
        en: "You haven't scored for your hall yet",
        tw: '你還沒有為本廳加分',
      })
      await person.tap('button', { zh: '去大厅助力', en: 'Support the hall', tw: '去大廳助力' })
      if (JSON.stringify(await world.asked('jumpRoom')).indexOf('88002') < 0) throw new Error('Another hall.')
      await world.advance(7 * MINUTE)
      await world.comeBack()
      await person.sees(EXTRA)
      await person.sees({ zh: '势均力敌', en: 'All level', tw: '勢均力敵' })
      await world.happen('10001', 'gifted', 1314)
      await person.sees({ zh: '我已贡献 1314 分', en: 'You gave 1314 points', tw: '我已貢獻 1314 分' })
      await world.picture('extra-time')
      await world.advance(3 * MINUTE)
      await world.comeBack()
      await person.sees(OVER)
      await person.sees({
        zh: '你贡献了 1314 分，列本厅第',
        en: 'You gave 1314 points: no.',
        tw: '你貢獻了 1314 分，名列本廳第',
      })
      await person.finds({ zh: '你的奖励', en: 'Yours', tw: '你的獎勵' })
      await person.sees({ zh: '进入大厅', en: 'Enter the hall', tw: '進入大廳' })
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
      await world.steer({ path: DETAIL, status: 502, times: 2 })
      await person.sees({ zh: '重试', en: 'Try again', tw: '重試' })
      await person.sees(HOME)
      await person.losesSight({ zh: '重试', en: 'Try again', tw: '重試' })
      await person.sees({
        zh: '在 App 里送礼，为你的厅加分',
        en: 'Send gifts in the app and add points to your hall',
        tw: '在 App 裡送禮，為你的廳加分',
      })
    },
  },
  'waiting ends by itself, and the first gift opens the chronicle': {
    from: '?token=demo-10005&userId=10005',
    async go(person, world) {
      await person.sees({ zh: '距开战还有', en: 'Starts in', tw: '距開戰還有' })
      await person.sees({ zh: '虚位以待', en: 'Still free', tw: '虛位以待' })
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
