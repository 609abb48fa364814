import type { Journey, World } from '#testing/journey'
import { type PageStory, type Person, type Words, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const SEND = '/activity/bossRecall/sendRecallMessage'
const CLAIM = '/activity/bossRecall/receiveLevelReward'
const DUTY: Words = say('parts.duty')
const LEFT = (left: number): Words => ({
  zh: `今日还可寄 ${left} 封`,
  en: `${left} of 10 letters left today`,
  tw: `今日還可寄 ${left} 封`,
})
const CLAIM_IT: Words = { zh: '领取', en: 'Claim', tw: '領取' }
const GREAT: Words = say('kit/later-popup:done')
const COPIED: Words = { zh: '链接已复制', en: 'Link copied', tw: '連結已複製' }

/** A captain writes to a boss who stayed away. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { zh: '你可以参加', en: "You're eligible", tw: '你可以參加' },
  main: { role: 'button', name: say('hero.call') },
  async act(person) {
    await person.tap('button', say('boss.write'))
    // read and chosen before it goes
    await person.tap('radio', { zh: '给你留了一份礼物', en: 'I put a gift aside', tw: '給你留了一份禮物' })
    await person.tap('button', say('write.send'))
  },
  done: say('boss.sent'),
}

/** The link that was shared. */
async function sharedLink(person: Person, world: World): Promise<URL> {
  await person.sees(COPIED)
  const answers = (await world.calls('/activity/share/link')).map(({ answer }) => answer)
  const [made] = answers as { data: { pageUrl: string } }[]
  return new URL(made?.data.pageUrl ?? '')
}

export const journeys: Record<string, Journey> = {
  'a captain writes once for two taps, the boss comes home, and the return is paid': {
    from: '?token=demo-10001&userId=10001',
    client: 'android',
    async go(person, world) {
      await person.finds(LEFT(10))
      await world.addFault({ path: SEND, delayMs: 800, times: 1 })
      await person.tap('button', say('boss.write'))
      await world.tapTwice('button', say('write.send'))
      await person.sees(LEFT(9))
      await person.sees(say('boss.sent'))
      const calls = await world.calls(SEND)
      if (calls.length !== 1) throw new Error(`${calls.length} letters were sent.`)
      // the first of the list comes back by one letter, within a day
      await world.advance(26 * 3_600_000)
      await world.reload()
      await person.tap('button', { zh: '查看已归来的', en: 'who came back', tw: '查看已歸來的' })
      await person.sees({ role: 'dialog', name: say('recalled.title') })
      await person.sees('+3000')
    },
  },
  'a level is claimed once, though the answer is lost and the page loaded again': {
    from: '?token=demo-10002&userId=10002',
    client: 'ios',
    isResent: true,
    async go(person, world) {
      await person.tap('radio', DUTY)
      await world.addFault({ path: CLAIM, drop: true, after: true, times: 1 })
      await person.tap('button', CLAIM_IT)
      await person.sees({ role: 'button', name: GREAT })
      await world.reload()
      await person.tap('radio', DUTY)
      await person.finds(say('ladder.title'))
      await person.tap('button', CLAIM_IT)
      await person.tap('button', GREAT)
      await person.waitsUntilGone({ role: 'button', name: GREAT })
      await person.sees({ zh: '已领取', en: 'Claimed', tw: '已領取' })
      const claims = (await world.calls(CLAIM)).map(({ params }) => `${params.level} ${params.intentId}`)
      const [lost, next] = [...new Set(claims)]
      if (!lost?.startsWith('2 ') || !next?.startsWith('3 ')) throw new Error(claims.join(', '))
    },
  },
  'a shared letter brings a guest home, by whom the report knows, and the captain sees it': {
    from: '?token=demo-10002&userId=10002',
    async go(person, world) {
      await person.tap('radio', DUTY)
      await person.tap('button', say('tasks.share'))
      const link = await sharedLink(person, world)
      await person.opens(`${link.pathname}${link.search}&token=demo-777&userId=777`)
      await person.sees({ zh: '写信人', en: 'From', tw: '寄信人' })
      await person.tap('button', { zh: '拆信', en: 'Open', tw: '拆信' })
      await person.tap('button', { zh: '签到，收下礼物', en: 'Sign in for the gift', tw: '簽到，收下禮物' })
      await person.tap('button', GREAT)
      await person.waitsUntilGone({ role: 'button', name: GREAT })
      await person.sees({ zh: '欢迎回来！', en: 'Welcome back!', tw: '歡迎回來！' })
      await world.sends('recall_return', link.searchParams.get('shareId') ?? '?', '10002')
      await person.opens('/recallBoss?token=demo-10002&userId=10002')
      await person.finds({
        zh: '查看已归来的 4 位老板',
        en: 'The 4 bosses who came back',
        tw: '查看已歸來的 4 位老闆',
      })
    },
  },
}
