import type { Chromium } from '../../browser/chromium/chromium.ts'
import { addressOf, personAt } from '../../browser/person.ts'
import { isApiPath } from '../../sandbox/api-path.ts'
import { at } from '../network/line.ts'
import { expectNoSecrets, type LineVisit, onTheLine, pass, visitOverLine } from '../network/over-line.ts'
import { askToPay, BOARD, CONFIRM, goToPayment, PAY, SEASON, UNLOCKED } from '../season.ts'
import { expect, test } from '../test.ts'
import { expectSane } from '../way-on.ts'
import type { VisitOptions, Workbench } from '../workbench.ts'

const UNKNOWN = {
  zh: '结果未知，请确认后再试',
  en: 'Result unknown, please check before trying again',
  tw: '結果未知，請確認後再試',
}
const TOKEN = 'demo-10001'

/** A captain before the question whether to pay. */
function atTheTill(
  bench: Workbench<Chromium>,
  name: string,
  language: NonNullable<VisitOptions['language']>,
  play: (visit: LineVisit) => Promise<void>,
): Promise<void> {
  return visitOverLine(bench, { name: `payment.${name}`, language }, async (visit) => {
    const { tab, line, person } = visit
    await tab.page.clock.install()
    await tab.open(addressOf(line.origin, SEASON, language))
    await goToPayment(person)
    // the visit itself
    line.received.shift()
    await play(visit)
    if (!tab.page.isClosed()) await expectSound(visit, language)
  })
}

async function expectSound(
  visit: Pick<LineVisit, 'tab' | 'line'>,
  language: NonNullable<VisitOptions['language']>,
): Promise<void> {
  await expectSane(visit.tab, language)
  await expectNoSecrets(visit, [TOKEN])
}

/** One idempotency key: however often it was sent, the server acted once. */
async function expectOnePayment({ site }: LineVisit): Promise<void> {
  const asked = (await site.calls()).filter(({ path }) => path === PAY)
  expect(new Set(asked.map(({ params }) => params.intentId)).size).toBe(1)
  expect(asked.filter(({ note }) => !note)).toMatchObject([{ code: 200 }])
}

/** From here on the server's board is that of now, as from a cache. */
async function lagBehind({ tab, line }: LineVisit): Promise<void> {
  const response = tab.page.waitForResponse((response) => response.url().endsWith(BOARD))
  await tab.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
  const lagging = { headers: { 'content-type': 'application/json' }, body: await (await response).text() }
  line.trouble(at(BOARD), lagging)
}

const paidFor = ({ line }: LineVisit) => line.received.filter(({ url }) => url === PAY).length

test.describe('a payment', () => {
  test('a payment whose answer is lost is shown in the page’s language, and shown with its result', ({
    bench,
  }) =>
    atTheTill(bench, 'lost', 'en', async (visit) => {
      const { line, person } = visit
      line.trouble(at(PAY), 'lost')
      await person.tap('button', CONFIRM)
      await person.sees(UNKNOWN)
      await person.sees(UNLOCKED)
      await expectOnePayment(visit)
    }))

  test('a payment whose answer is lost with everything after it is the same payment when it is retried', ({
    bench,
  }) =>
    atTheTill(bench, 'lost-all', 'zh', async (visit) => {
      const { line, person } = visit
      line.trouble(isApiPath, 'offline')
      line.trouble(at(PAY), 'lost')
      await person.tap('button', CONFIRM)
      await person.sees(UNKNOWN)
      // The same call is not sent again within its interval.
      await pass(visit, 2500)
      line.fix()
      await askToPay(person)
      await person.tap('button', CONFIRM)
      await person.sees(UNLOCKED)
      expect(paidFor(visit)).toBeGreaterThan(1)
      await expectOnePayment(visit)
    }))

  test('a payment without an answer for 10 s is looked up by itself, and the button stays busy', ({
    bench,
  }) =>
    atTheTill(bench, 'unheard', 'tw', async (visit) => {
      const { line, person, tab } = visit
      line.trouble(at(PAY), 'unheard', 1)
      await person.tap('button', CONFIRM)
      await onTheLine(() => paidFor(visit) === 1)
      expect(await tab.page.getByRole('button', { name: CONFIRM.tw }).getAttribute('aria-busy')).toBe('true')
      await pass(visit, 10_500)
      await person.sees(UNLOCKED)
      expect(paidFor(visit)).toBe(2)
      await expectOnePayment(visit)
    }))

  test('a payment without an answer the second time either is of unknown result', ({ bench }) =>
    atTheTill(bench, 'unheard-twice', 'zh', async (visit) => {
      const { line, person } = visit
      line.trouble(at(PAY), 'unheard')
      await person.tap('button', CONFIRM)
      await onTheLine(() => paidFor(visit) === 1)
      await pass(visit, 10_500)
      await onTheLine(() => paidFor(visit) === 2)
      await pass(visit, 10_500)
      await person.sees(UNKNOWN)
      await person.sees(UNLOCKED)
      await expectOnePayment(visit)
    }))

  test('a payment that never left is the same one after the page was loaded again', ({ bench }) =>
    atTheTill(bench, 'reload', 'zh', async (visit) => {
      const { line, person, tab } = visit
      line.trouble(at(PAY), 'offline')
      await person.tap('button', CONFIRM)
      await person.sees(UNKNOWN)
      const before = await keptKeys(tab)
      expect(before).toHaveLength(1)
      line.fix()
      await tab.page.reload()
      await goToPayment(person)
      await person.tap('button', CONFIRM)
      await person.sees(UNLOCKED)
      await expectOnePayment(visit)
      const [paid] = (await visit.site.calls()).filter(({ path }) => path === PAY)
      expect(before[0]).toContain(paid?.params.intentId)
      expect(await keptKeys(tab)).toEqual([])
    }))

  for (const hours of [25, -25])
    test(`a payment is the same one after the phone’s clock has jumped by ${hours} hours`, ({ bench }) =>
      atTheTill(bench, `jump.${hours}`, 'zh', async (visit) => {
        const { line, person, tab } = visit
        await lagBehind(visit)
        const heal = line.trouble(at(PAY), 'lost')
        await person.tap('button', CONFIRM)
        await person.sees(UNKNOWN)
        heal()
        await tab.page.clock.setSystemTime((await tab.evaluate<number>('Date.now()')) + hours * 3_600_000)
        await tab.page.reload()
        await goToPayment(person)
        await person.tap('button', CONFIRM)
        await person.sees(UNLOCKED)
        await expectOnePayment(visit)
        expect(await keptKeys(tab)).toEqual([])
      }))

  test('a payment is the same one in a new tab, also where the server’s lists lag behind', ({ bench }) =>
    atTheTill(bench, 'reopened', 'zh', async (visit) => {
      const { line, person, tab } = visit
      await lagBehind(visit)
      line.trouble(at(PAY), 'unheard', 1)
      await person.tap('button', CONFIRM)
      await onTheLine(() => paidFor(visit) === 1)
      const next = await tab.another()
      await tab.page.close()
      await next.open(addressOf(line.origin, '/battle', 'zh'))
      const again = personAt(next, { language: 'zh', site: line.origin })
      await goToPayment(again)
      await again.tap('button', CONFIRM)
      await again.sees(UNLOCKED)
      expect(paidFor(visit)).toBe(2)
      await expectOnePayment(visit)
      expect(await keptKeys(next)).toEqual([])
      await expectSound({ tab: next, line }, 'zh')
    }))
})

/** Keys of mutations whose result is not known, as the phone keeps them. */
function keptKeys(tab: LineVisit['tab']): Promise<string[]> {
  return tab.evaluate(
    `Object.entries(localStorage).filter(([key]) => key.startsWith('intent:')).map(([, value]) => value)`,
  )
}
