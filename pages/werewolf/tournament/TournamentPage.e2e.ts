import type { Journey } from '#testing/journey'
import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10002&userId=10002'
const BUY = say('buy')
const CONFIRM = { zh: '支付 60 PP币', en: 'Pay 60 PP coins', tw: '付款 60 PP幣' }

/** Somebody buys one more game. */
export const story: PageStory = {
  query: QUERY,
  ready: { role: 'button', name: BUY },
  async act(person) {
    await person.tap('button', BUY)
    await person.tap('button', CONFIRM)
  },
  done: { zh: '现在有 3 局加场', en: 'You have 3 extra games now', tw: '現在有 3 局加場' },
}

export const journeys: Record<string, Journey> = {
  'an extra game whose answer is lost is bought once': {
    from: QUERY,
    isResent: true,
    async go(person, world) {
      const path = '/activity/werewolf/buyGame'
      await person.tap('button', BUY)
      await world.addFault({ path, drop: true, after: true, times: 1 })
      await person.tap('button', CONFIRM)
      await person.sees({ zh: '现在有 3 局加场', en: 'You have 3 extra games now', tw: '現在有 3 局加場' })
      await isSentOnce(world, path)
    },
  },
  'a limited ticket expires while it is looked at': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await world.holdClock()
      await person.finds({ role: 'button', name: { zh: '已过期 1', en: 'Expired 1', tw: '已過期 1' } })
      await world.advance(8 * 24 * 60 * 60_000)
      await world.comeBack()
      await person.finds({ role: 'button', name: { zh: '已过期 2', en: 'Expired 2', tw: '已過期 2' } })
    },
  },
  'in the app the app shows what an award gave': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await person.tap('tab', say('tabs.awards'))
      await person.tap('button', { zh: '领取', en: 'Claim', tw: '領取' })
      const asked = JSON.stringify(await world.asked('showCommonReward'))
      if (!asked.includes('rewards')) throw new Error(`The app was asked to show ${asked}.`)
    },
  },
  ...withSecretScan(['eyJhbGci'], {
    'the game is entered with a pass that no address, log or storage has': {
      from: QUERY,
      async go(person) {
        await person.tap('button', say('enter'))
        await person.arrivesAt('/werewolf/enter')
        await person.sees({ zh: '你的入场凭证已通过', en: 'Your pass is good', tw: '你的入場憑證已通過' })
      },
    },
  }),
}
