import { withSecretScan } from '#testing/secret-scan'
import type { PageStory, Person } from '#testing/story'

const LOGIN = '/user/nolog/userLogin/login'
const MOBILE = { zh: '手机号', en: 'Mobile number', tw: '手機號碼' }
const SEND = { zh: '获取验证码', en: 'Send code', tw: '取得驗證碼' }
const CODE_SENT = { zh: '验证码已发送', en: 'code', tw: '驗證碼已傳送' }
const CODE = { zh: '验证码', en: 'Verification code', tw: '驗證碼' }
const AGREE = { zh: '我已阅读', en: 'I have read', tw: '我已閱讀' }
const LOG_IN = { zh: '登录', en: 'Log in', tw: '登入' }

const NUMBER = '13800138000'
const TEXTED = '123456'
const WRONG = '654321'

async function fillIn(person: Person, code: string) {
  await person.fill(MOBILE, NUMBER)
  await person.tap('button', SEND)
  await person.sees(CODE_SENT)
  await person.fill(CODE, code)
  await person.tap('checkbox', AGREE)
}

export const story: PageStory = {
  query: '?back=/battleRule',
  ready: { role: 'button', name: SEND },
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
      await person.fill(CODE, TEXTED)
      await world.steer({ path: LOGIN, delayMs: 800, times: 1 })
      await world.tapTwice('button', LOG_IN)
      await person.arrivesAt('/EbusinessShop')
      const [wrong, ...right] = await world.calls(LOGIN)
      if (wrong?.code !== 2007 || right.length !== 1) throw new Error('It was not logged in once.')
    },
  },
})
