import type { Journey, World } from '#testing/journey'
import { expectNoSecrets, withSecretScan } from '#testing/secret-scan'
import { type PageStory, type Person, type Words, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const heading = (name: Words) => ({ role: 'heading' as const, name })

const APPLY = '/assets/withdraw/applyWithdraw'
const AMOUNT = { zh: '提现金额', en: 'Amount in PP coins', tw: '提領金額' }
const WITHDRAW = say('form.submit')
const CONFIRM = say('confirm.submit')
const DONE = heading(say('slip.done'))
const UNKNOWN = heading({ zh: '结果待确认', en: "This withdrawal isn't confirmed yet", tw: '結果待確認' })
const NOTHING = heading(say('slip.nothing'))

const NUMBER = '13800010002'
const CODE = '123456'
const CARD = '6222020200112248'
const NAME = '林知夏'
const SECRETS = [NUMBER, CODE, CARD, NAME]

async function fillIn(person: Person, amount: string, figure: string, code = CODE): Promise<void> {
  await person.fill(AMOUNT, amount)
  await person.sees(figure)
  await person.fill(say('kit/phone-field:label'), NUMBER)
  await person.tap('button', say('kit/code-field:send'))
  await person.sees({ zh: '验证码已发送', en: 'Code sent', tw: '驗證碼已傳送' })
  await person.fill(say('kit/code-field:label'), code)
  await person.tap('button', WITHDRAW)
  await person.sees({ role: 'dialog', name: say('confirm.title') })
}

/** Somebody who has everything withdraws 2000. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: '86,500',
  async act(person) {
    await fillIn(person, '2000', '198.00')
    await person.tap('button', CONFIRM)
  },
  done: DONE,
}

async function expectOne(world: World): Promise<void> {
  const made = (await world.calls(APPLY)).filter(
    ({ code, note, params }) => code !== 4040 && note !== 'repeated' && params.code,
  )
  if (made.length !== 1) throw new Error(`${made.length} withdrawals were made`)
}

/** Adds an account of a bank, and withdraws to it. */
const through = (
  bank: { zh: string; en: string; tw: string },
  ending: (person: Person, world: World) => Promise<void>,
): Journey => ({
  from: '/payerMax/cashInfo?token=demo-10002&userId=10002',
  async go(person, world) {
    await person.choose(say('family:details.bank'), bank)
    await person.fill(say('family:details.holder'), NAME)
    await person.fill(say('family:details.account'), CARD)
    await person.fill(say('kit/phone-field:label'), NUMBER)
    await person.tap('button', { zh: '提交核对', en: 'Submit for review', tw: '送出核對' })
    await person.sees('**** 2248')
    await person.opens('/payerMax/index')
    await person.tap('radio', bank)
    await fillIn(person, '2000', '198.00')
    await person.tap('button', CONFIRM)
    await person.sees(DONE)
    await ending(person, world)
    await expectOne(world)
  },
})

const state = (zh: string, en: string, tw: string) => heading({ zh, en, tw })
const later = (ms: number, seen: ReturnType<typeof state>) => async (person: Person, world: World) => {
  await world.advance(ms)
  await world.comeBack()
  await person.tap('button', say('slip.see'))
  await person.sees(seen)
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const journeys = withSecretScan(SECRETS, {
  'from empty details to paid': through(
    { zh: '海港银行', en: 'Harbor Bank', tw: '海港銀行' },
    later(4 * MINUTE, state('已到账', 'Paid', '已入帳')),
  ),
  'a bank that refuses': through(
    { zh: '断崖银行', en: 'Cliff Bank', tw: '斷崖銀行' },
    async (person, world) => {
      await later(3 * MINUTE, state('已失败', 'Failed', '已失敗'))(person, world)
      await person.sees({ zh: 'PP币已退回余额', en: 'are back in your balance', tw: 'PP幣已退回餘額' })
    },
  ),
  'money that comes back': through(
    { zh: '回旋银行', en: 'Boomerang Bank', tw: '迴旋銀行' },
    later(2 * DAY, state('已退回', 'Returned', '已退回')),
  ),
  'a bank that never answers': through(
    { zh: '静默银行', en: 'Silent Bank', tw: '靜默銀行' },
    async (person, world) => {
      await later(9 * DAY, state('付款中', 'Being paid', '付款中'))(person, world)
      await person.sees({ zh: '到账时间未知', en: "can't say when", tw: '入帳時間未知' })
    },
  ),
  'a double tap, an answer that is lost, a reload': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await fillIn(person, '2000', '198.00')
      await world.addFault({ path: APPLY, drop: true, after: true })
      await world.tapTwice('button', CONFIRM)
      await person.sees(UNKNOWN)
      await world.reload()
      await person.sees(UNKNOWN)
      // nor while nobody knows
      await expectNoSecrets(world, SECRETS)
      await world.addFault({ path: APPLY })
      await person.tap('button', say('slip.ask'))
      await person.sees(DONE)
      // taken once
      await person.sees('84,500')
    },
  },
  'a withdrawal that never arrived': {
    from: '?token=demo-10002&userId=10002',
    async go(person, world) {
      await fillIn(person, '1000', '99.00')
      await world.addFault({ path: APPLY, drop: true })
      await person.tap('button', CONFIRM)
      await person.sees(UNKNOWN)
      await world.addFault({ path: APPLY })
      await world.comeBack()
      await person.sees(NOTHING)
      await person.tap('button', say('slip.close'))
      // what was typed is still there
      await person.tap('button', WITHDRAW)
      await person.tap('button', CONFIRM)
      await person.sees(DONE)
      await person.sees('85,500')
    },
  },
  'a wrong code is shown, and corrected': {
    from: '?token=demo-10002&userId=10002',
    async go(person) {
      await fillIn(person, '2000', '198.00', '654321')
      await person.tap('button', CONFIRM)
      await person.sees({ zh: '验证码错误或已过期', en: 'wrong or has expired', tw: '驗證碼錯誤或已過期' })
      await person.tap('button', say('slip.close'))
      await person.fill(say('kit/code-field:label'), CODE)
      await person.tap('button', WITHDRAW)
      await person.tap('button', CONFIRM)
      await person.sees(DONE)
    },
  },
  'a login that ends in the middle': {
    from: '?token=demo-10002&userId=10002',
    async go(person, world) {
      await fillIn(person, '20000', '1,980.00')
      await world.addFault({ path: APPLY, code: 401, times: 1 })
      await person.tap('button', CONFIRM)
      await person.tap('button', { zh: '登录', en: 'Log in', tw: '登入' })
      await person.arrivesAt('/login')
      const [only] = await world.calls(APPLY)
      if (only?.code !== 401) throw new Error('the login did not end')
    },
  },
})
