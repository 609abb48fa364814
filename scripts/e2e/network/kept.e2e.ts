import { addressOf } from '../../browser/person.ts'
import type { Tab } from '../../browser/tab.ts'
import { isApiPath } from '../../sandbox/api-path.ts'
import { expect, test } from '../test.ts'
import { expectSane } from '../way-on.ts'
import { visitOverLine } from './over-line.ts'

const RULES = '/battleRule'
const logOut = (tab: Tab) => tab.evaluate(`void localStorage.removeItem('token')`)
const as = (userId: string) => `${RULES}?token=demo-${userId}&userId=${userId}`
const UPDATED = { zh: '更新于', en: 'Updated', tw: '更新於' }
const LEVELS = { zh: '等级与时薪', en: 'Levels and pay', tw: '等級與時薪' }
const HOURLY = { zh: '每小时奖励', en: 'Hourly pay', tw: '每小時獎勵' }
const OLD = {
  zh: '刷新失败，当前显示的是之前的内容',
  en: 'Could not refresh, so this may be out of date.',
  tw: '重新整理失敗，目前顯示的是先前的內容',
}
const OFFLINE = {
  zh: '没有加载出来，请检查网络后重试',
  en: 'This did not load.',
  tw: '載入失敗，請檢查網路後再試一次',
}
const RETRY = { zh: '重试', en: 'Try again', tw: '重試' }

test.describe('an answer that is kept', () => {
  for (const language of ['zh', 'en', 'tw'] as const) {
    test(`an answer that is kept is shown, and marked as old, when it cannot be renewed, in ${language}`, ({
      bench,
    }) =>
      visitOverLine(bench, { name: `kept.marked.${language}`, language }, async ({ tab, line, person }) => {
        await tab.open(addressOf(line.origin, as('10001'), language))
        await person.sees(UPDATED)
        line.trouble(isApiPath, 'offline')
        await tab.page.reload()
        await person.sees(UPDATED)
        await person.tap('tab', LEVELS)
        await person.sees(HOURLY)
        await person.sees(OLD)
        await expectSane(tab, language)
        line.fix()
        await person.tap('button', RETRY)
        await person.waitsUntilGone(OLD)
        await person.sees(HOURLY)
      }))
  }

  test('an answer that is kept is never another person’s, who logs in on the same phone', ({ bench }) =>
    visitOverLine(bench, { name: 'kept.another' }, async ({ tab, line, person }) => {
      await tab.open(addressOf(line.origin, as('10001'), 'zh'))
      await person.sees(UPDATED)
      line.trouble(isApiPath, 'offline')
      await logOut(tab)
      await tab.open(addressOf(line.origin, as('10002'), 'zh'))
      await person.tap('tab', LEVELS)
      await person.sees(OFFLINE)
      expect(await person.isThere(UPDATED)).toBe(false)
      expect(await person.isThere(HOURLY)).toBe(false)
      // and still the first person's own
      await logOut(tab)
      await tab.open(addressOf(line.origin, as('10001'), 'zh'))
      await person.sees(UPDATED)
    }))

  for (const [how, spoil] of [
    ['cut in the middle', (text: string) => text.slice(0, text.length / 2)],
    ['of another shape', (text: string) => text.replace(/"data":\{.*\}\}/, '"data":["x"]}')],
    ['null', () => 'null'],
  ] as const) {
    test(`an answer that is kept is as if there were none when it is ${how}`, ({ bench }) =>
      visitOverLine(bench, { name: `kept.spoilt.${how}` }, async ({ tab, line, person }) => {
        await tab.open(addressOf(line.origin, as('10001'), 'zh'))
        await person.sees(UPDATED)
        const kept = await tab.evaluate<[string, string][]>(
          `Object.entries(localStorage).filter(([key]) => key.startsWith('MD5API-'))`,
        )
        expect(kept).toHaveLength(1)
        for (const [key, text] of kept)
          await tab.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(spoil(text))})`)
        line.trouble(isApiPath, 'offline')
        await tab.page.reload()
        await person.tap('tab', LEVELS)
        await person.sees(OFFLINE)
        await expectSane(tab, 'zh')
        line.fix()
        await person.tap('button', RETRY)
        await person.sees(HOURLY)
      }))
  }
})
