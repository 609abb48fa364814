import { withSecretScan } from '#testing/secret-scan'
import { type PageStory, type Person, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const LOGIN = '/user/nolog/userLogin/login'
const CODE_SENT = { zh: '验证码已发送', en: 'code', tw: '驗證碼已傳送' }
const AGREE = { zh: '我已阅读', en: 'I have read', tw: '我已閱讀' }
const LOG_IN = say('submit')

const NUMBER = '13800138000'
const TEXTED = '123456'
const WRONG = '654321'

async function fillIn(person: Person, code: string) {
  await person.fill(say('kit/phone-field:label'), NUMBER)
  await person.tap('button', say('kit/code-field:send'))
  await person.sees(CODE_SENT)
  await person.fill(say('kit/code-field:label'), code)
  await person.tap('checkbox', AGREE)
}

export const story: PageStory = {
  query: '?back=/battleRule',
  ready: { role: 'button', name: say('kit/code-field:send') },
  async act(person) {
    await fillIn(person, TEXTED)
    await person.tap('button', LOG_IN)
    await person.arrivesAt('/battleRule')
  },
  done: { role: 'heading', name: { zh: '规则', en: 'ules', tw: '規則' } },
}

export const journeys = withSecretScan([NUMBER, TEXTED, WRONG], {
  'a wrong code is shown, and the right one logs in once however fast it is tapped': {
    from: '?back=/EbusinessShop',
    async go(person, world) {
      await fillIn(person, WRONG)
      await person.tap('button', LOG_IN)
      await person.sees({ zh: '验证码错误', en: 'The code is wrong', tw: '驗證碼錯誤' })
      await person.fill(say('kit/code-field:label'), TEXTED)
      await world.addFault({ path: LOGIN, delayMs: 800, times: 1 })
      await world.tapTwice('button', LOG_IN)
      await person.arrivesAt('/EbusinessShop')
      const [wrong, ...right] = await world.calls(LOGIN)
      if (wrong?.code !== 2007 || right.length !== 1) throw new Error('It was not logged in once.')
    },
  },
})
