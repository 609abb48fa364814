import type { Locator, Page } from 'playwright-core'
import type { Person, Words } from '#testing/story'
import { PHONE } from '../../browser/flags.ts'
import { addressOf, sayIn } from '../../browser/person.ts'
import { LANGUAGES, pagesUnderTest } from '../pages.ts'
import { skipIfEmpty } from '../skip-if-empty.ts'
import { expect, test } from '../test.ts'

/** A money form before anything is typed. */
interface MoneyForm {
  page: string
  from: string
  reach?(person: Person): Promise<void>
  submit: Words
}

const HAND_IN = { zh: '提交核对', en: 'Submit for review', tw: '送出核對' }
const HARBOUR = { zh: '海港银行', en: 'Harbour Bank', tw: '海港銀行' }
const NEXT = { zh: '下一步', en: 'Next', tw: '下一步' }
const LOG_IN = { zh: '登录', en: 'Log in', tw: '登入' }

const FORMS: Record<string, MoneyForm> = {
  'a withdrawal': {
    page: 'withdraw/account',
    from: '/payerMax/index?token=demo-10002&userId=10002',
    submit: { zh: '提现', en: 'Withdraw', tw: '提領' },
  },
  'details of an account': {
    page: 'withdraw/details',
    from: '/payerMax/cashInfo?token=demo-10001&userId=10001',
    submit: HAND_IN,
  },
  'details in steps, the number': {
    page: 'withdraw/details-v2',
    from: '/payerMax/cashInfoV2?token=demo-10001&userId=10001',
    reach: (person) => person.tap('button', HARBOUR),
    submit: NEXT,
  },
  'details in steps, the mobile': {
    page: 'withdraw/details-v2',
    from: '/payerMax/cashInfoV2?token=demo-10001&userId=10001',
    async reach(person) {
      await person.tap('button', HARBOUR)
      await person.fill({ zh: '户名', en: 'Account holder', tw: '戶名' }, '林知夏')
      await person.fill({ zh: '银行账号', en: 'Bank account number', tw: '銀行帳號' }, '6222020200112248')
      await person.tap('button', NEXT)
    },
    submit: HAND_IN,
  },
  'a signature': {
    page: 'withdraw/contract',
    from: '/payerMax/eleSignH5?token=demo-10001&userId=10001',
    reach: (person) =>
      person.readToEnd({
        zh: '须阅读并重新签署新版本',
        en: 'read and sign the new version',
        tw: '須閱讀並重新簽署新版本',
      }),
    submit: { zh: '签署协议', en: 'Sign the agreement', tw: '簽署協議' },
  },
  'a recipient': {
    page: 'recharge/home',
    from: '/recharge/home?token=demo-10001&userId=10001',
    reach: (person) => person.tap('button', { zh: '换一个人', en: 'Change', tw: '換一個人' }),
    submit: { zh: '查找', en: 'Find', tw: '查詢' },
  },
  'the login of the top-up': { page: 'recharge/login', from: '/recharge/login', submit: LOG_IN },
  'the login by phone': { page: 'portal/login', from: '/login', submit: LOG_IN },
}

/** Attributes of a field for browsers and keyboards, by its name. */
const FIT: Record<string, { autocomplete?: string; inputmode?: string }> = {
  amount: { autocomplete: 'off', inputmode: 'numeric' },
  coupon: { autocomplete: 'off' },
  channel: {},
  bank: { autocomplete: 'off' },
  holder: { autocomplete: 'name' },
  // browsers are not to keep it
  account: { autocomplete: 'off', inputmode: 'numeric' },
  signature: { autocomplete: 'name' },
  countryCode: { autocomplete: 'tel-country-code' },
  mobile: { autocomplete: 'tel-national', inputmode: 'numeric' },
  code: { autocomplete: 'one-time-code', inputmode: 'numeric' },
  recipientId: { autocomplete: 'off', inputmode: 'numeric' },
  agreed: {},
}

const wanted = pagesUnderTest().map(({ id }) => id)
const forms = Object.entries(FORMS)
  .filter(([, { page }]) => wanted.includes(page))
  .map(([what, form], turn) => ({ what, form, language: LANGUAGES[turn % 3] ?? ('zh' as const) }))

skipIfEmpty(forms, 'no page of this run has a form')

for (const { what, form, language } of forms) {
  test.describe(`${what}, in ${language}`, () => {
    test('works above a keyboard, with autofill and for a screen reader', ({ bench }) =>
      bench.visit({ name: `forms.${what}`, language }, async ({ tab, site, person }) => {
        const { page } = tab
        await tab.open(addressOf(site.origin, form.from, language))
        await form.reach?.(person)
        // until the form has loaded, a tap would find another button whose name holds the same words
        const submit = page
          .locator('form')
          .getByRole('button', { name: sayIn(form.submit, language), exact: true })
        await submit.waitFor()
        await person.tap('button', form.submit)
        const invalid = page.locator('form [aria-invalid="true"]')
        await expect(async () => expect(await invalid.first().evaluate(hasFocus)).toBe(true)).toPass(WAIT)
        const shown = await page.locator('form :is(input, select, textarea)').evaluateAll(fieldsOf)
        expect(shown).toEqual(shown.map(({ name = '' }) => ({ name, ...(FIT[name] ?? { unknown: true }) })))
        expect(await invalid.evaluateAll(whatIsNotTold)).toEqual([])
        const typed = page.locator('form [data-field] input')
        for (let at = 0; at < (await typed.count()); at++) await typeAboveKeyboard(page, typed.nth(at))
        await expectOrder(page, sayIn(form.submit, language))
      }))
  })
}

const WAIT = { timeout: 10_000, interval: 100 }
const KEYBOARD = PHONE.height / 2

const hasFocus = (element: Element) => element === document.activeElement
const fieldsOf = (fields: Element[]) =>
  fields.map((field): Record<string, string> => {
    const names = ['name', 'autocomplete', 'inputmode'].filter((name) => field.hasAttribute(name))
    return Object.fromEntries(names.map((name) => [name, field.getAttribute(name) ?? '']))
  })

/** Fields whose problem is not tied to them, or not announced when it appears. */
const whatIsNotTold = (fields: Element[]) =>
  fields
    .filter((field) => {
      const said = (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter((each) => each?.closest('[aria-live], [role="alert"], [role="status"]'))
      return !said.some((each) => each?.textContent?.trim())
    })
    .map((field) => field.getAttribute('name'))

/** As on Android, where the keyboard shrinks the window: label, field and error stay visible, and input is kept. */
async function typeAboveKeyboard(page: Page, field: Locator): Promise<void> {
  await field.tap()
  await page.setViewportSize({ width: PHONE.width, height: KEYBOARD })
  await expect(async () => expect(await field.evaluate(whatIsHidden)).toEqual([])).toPass(WAIT)
  await page.keyboard.insertText((await field.getAttribute('inputmode')) ? '12' : '林')
  const typed = await field.inputValue()
  expect(typed).not.toBe('')
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height })
  expect(await field.inputValue()).toBe(typed)
}

function whatIsHidden(field: Element): string[] {
  const whole = field.closest('[data-field]')
  const parts = {
    label: whole?.querySelector('label'),
    field,
    // with a rule beside the label, which is not announced
    said: whole?.querySelector('[aria-live]'),
  }
  const name = field.getAttribute('name')
  return Object.entries(parts)
    .filter(([, part]) => {
      if (!part) return false
      const { top, bottom, left, height } = part.getBoundingClientRect()
      const met = document.elementFromPoint(left + 4, top + height / 2)
      return top < 0 || bottom > innerHeight || !whole?.contains(met)
    })
    .map(([part]) => `${part} of ${name}`)
}

/** The accessibility tree has the label, value and error of each field; the button last. */
async function expectOrder(page: Page, submit: string): Promise<void> {
  const shown = (await page.locator('form').ariaSnapshot()).split('\n').map((line) => line.trim())
  const fields = await page.locator('form [data-field] :is(input, select):not([aria-label])').all()
  let at = -1
  const next = (what: string, isIt: (line: string) => boolean) => {
    const found = shown.findIndex((line, place) => place > at && isIt(line))
    if (found < 0) throw new Error(`${what} is not shown after line ${at} of\n${shown.join('\n')}`)
    at = found
  }
  for (const field of fields) {
    const { label, said, value } = await field.evaluate((element) => ({
      label: (element as HTMLInputElement).labels?.[0]?.textContent ?? '',
      said: element.closest('[data-field]')?.querySelector('[aria-live]')?.textContent ?? '',
      value: element instanceof HTMLInputElement ? element.value : '',
    }))
    next(`The label "${label}"`, (line) => line.includes(label))
    next(`The field "${label}"`, (line) => /^- (textbox|combobox)/.test(line) && line.includes(`"${label}"`))
    // with a placeholder the value is on its own line
    if (!shown.slice(at, at + 4).some((line) => line.includes(value)))
      throw new Error(`"${value}" is not shown`)
    if (said) next(`What is said of "${label}"`, (line) => line.includes(said.slice(0, 20)))
  }
  next('The button', (line) => line.startsWith(`- button "${submit}"`))
}
