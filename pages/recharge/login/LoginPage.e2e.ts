import { withSecretScan } from '#testing/secret-scan'
import { type PageStory, type Person, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const LOG_IN = say('submit')

const NUMBER = '2125550001'
const TEXTED = '123456'

async function logIn(person: Person) {
  await person.fill(say('kit/phone-field:label'), NUMBER)
  await person.tap('button', say('kit/code-field:send'))
  await person.sees({ zh: '验证码已发送', en: 'code', tw: '驗證碼已傳送' })
  await person.fill(say('kit/code-field:label'), TEXTED)
  await person.tap('button', LOG_IN)
}

export const story: PageStory = {
  query: '?back=/recharge/home',
  ready: { role: 'button', name: say('kit/code-field:send') },
  async act(person) {
    await logIn(person)
    await person.arrivesAt('/recharge/home')
  },
  done: { zh: '选择面额', en: 'Choose an amount', tw: '選擇面額' },
}

export const journeys = withSecretScan([NUMBER, TEXTED], {
  'who comes back from paying in another browser logs in and learns what became of the order': {
    from: '/recharge/interPage?orderId=2',
    async go(person, world) {
      await person.tap('button', LOG_IN)
      await person.arrivesAt('/recharge/login')
      await world.addFault({
        path: '/user/nolog/userLogin/h5/overseasChargeLogin',
        code: 2007,
        desc: '',
        times: 1,
      })
      await logIn(person)
      await person.tap('button', LOG_IN)
      await person.arrivesAt('/recharge/interPage')
      await person.sees({ zh: '没有找到这笔订单', en: 'No such order here', tw: '找不到這筆訂單' })
    },
  },
})
