import { addressOf } from '../../browser/person.ts'
import { expectNone, problemsOf } from '../checks.ts'
import { BOARD, SEASON } from '../season.ts'
import { expect, test } from '../test.ts'
import { expectSane } from '../way-on.ts'
import { at } from './line.ts'
import { onTheLine, visitOverLine } from './over-line.ts'

const HALLS = '/room/nolog/room/list'
const READ = '/user/cap/battle/readPost'
const RANKING = '/activity/group/ranking'
const LESSON = '声音与距离'
const CLOSE = '关闭'
const HUNT = '/boss?token=demo-10001&userId=10001'
const RULES = '活动规则'

test('a button that is pressed before the scripts are there acts once they are', ({ bench }) =>
  visitOverLine(bench, { name: 'late.scripts' }, async ({ tab, line, person }) => {
    const script = (path: string) => path.startsWith('/static/boss-hunt-')
    line.trouble(script, 'held')
    await tab.page.goto(addressOf(line.origin, HUNT, 'zh'), { waitUntil: 'commit' })
    await onTheLine(() => line.held() === 1)
    await tab.page.getByRole('button', { name: RULES }).tap()
    line.release(script)
    await person.sees({ role: 'dialog', name: RULES })
    await expectSane(tab, 'zh')
    expectNone(await problemsOf(tab))
  }))

const KARAOKE = '/singHi'
const FIRST_RULE = '同时最多持有 3 个未开唱的座位。'

test.describe('rules that are opened before the scripts are there', () => {
  test('rules that are fetched open at once, and stay open, with one way back', ({ bench }) =>
    visitOverLine(bench, { name: 'late.fetched-rules' }, async ({ tab, line, person }) => {
      const script = (path: string) => path.startsWith('/static/boss-hunt-')
      line.trouble(script, 'held')
      await tab.page.goto(addressOf(line.origin, HUNT, 'zh'), { waitUntil: 'commit' })
      await onTheLine(() => line.held() === 1)
      const button = tab.page.getByRole('button', { name: RULES })
      const sheet = tab.page.getByRole('dialog', { name: RULES })
      await button.tap()
      await sheet.waitFor()
      await tab.evaluate('history.back()')
      await sheet.waitFor({ state: 'detached' })
      expect(await tab.evaluate('document.activeElement.dataset.track')).toBe('rules')
      await button.tap()
      await sheet.waitFor()
      const steps = await tab.evaluate('history.length')
      line.release(script)
      await tab.page.locator('#root [role=dialog][data-expose=rules] li').first().waitFor()
      expect(await sheet.count()).toBe(1)
      // what the log counts as shown
      expect(await tab.page.locator('[data-expose=rules]').count()).toBe(1)
      expect(await tab.evaluate('[history.length, document.activeElement.getAttribute("role")]')).toEqual([
        steps,
        'dialog',
      ])
      await tab.evaluate('history.back()')
      await sheet.waitFor({ state: 'detached' })
      await expectSane(tab, 'zh')
      expectNone(await problemsOf(tab))
      await person.tap('button', RULES)
      await person.sees({ role: 'dialog', name: RULES })
    }))

  test('rules that are in the HTML are read at once, and without scripts', ({ bench }) =>
    visitOverLine(bench, { name: 'late.own-rules' }, async ({ tab, line }) => {
      const script = (path: string) => path.startsWith('/static/singing-karaoke-')
      line.trouble(script, 'held')
      await tab.page.goto(addressOf(line.origin, KARAOKE, 'zh'), { waitUntil: 'commit' })
      await onTheLine(() => line.held() === 1)
      await tab.page.locator('[data-early] + *, [data-track=rules]').first().waitFor()
      await tab.page.locator('[data-track=rules]').first().tap()
      await tab.page.getByRole('dialog').getByText(FIRST_RULE).waitFor()
      line.release(script)
      await tab.page.locator('#root [role=dialog]').getByText(FIRST_RULE).waitFor()
      expect(await tab.page.getByRole('dialog').count()).toBe(1)
      expectNone(await problemsOf(tab))
      const still = await tab.page.context().browser()?.newContext({ javaScriptEnabled: false })
      const page = await still?.newPage()
      await page?.goto(addressOf(line.origin, KARAOKE, 'zh'))
      expect(await page?.getByText(FIRST_RULE).isVisible()).toBe(true)
      await still?.close()
    }))
})

test.describe('an answer that comes late', () => {
  test('an answer that comes late to a sheet that was closed changes nothing', ({ bench }) =>
    visitOverLine(bench, { name: 'late.closed-sheet' }, async ({ tab, line, person }) => {
      await tab.open(addressOf(line.origin, SEASON, 'zh'))
      line.trouble(at(HALLS), 'held')
      await person.tap('button', '选择目标')
      await person.sees({ role: 'dialog', name: '选择目标' })
      await person.tap('button', '选择')
      await onTheLine(() => line.held() === 1)
      const sheet = tab.page.getByRole('dialog', { name: '选择主持厅' })
      await sheet.getByRole('button', { name: CLOSE }).tap()
      await sheet.waitFor({ state: 'detached' })
      line.release(at(HALLS))
      await tab.probe.settled()
      expect(await sheet.count()).toBe(0)
      await expectSane(tab, 'zh')
      expectNone(await problemsOf(tab))
    }))

  test('an answer that comes late to a call of a closed sheet is shown all the same', ({ bench }) =>
    visitOverLine(bench, { name: 'late.action' }, async ({ tab, line, person }) => {
      await tab.open(addressOf(line.origin, SEASON, 'zh'))
      line.trouble(at(READ), 'held')
      await person.tap('button', LESSON)
      await person.readToEnd('同一句话')
      await person.tap('button', '完成学习')
      await onTheLine(() => line.held() === 1)
      await person.tap('button', CLOSE)
      await person.waitsUntilGone({ role: 'dialog', name: LESSON })
      line.release(at(READ))
      await person.sees({ role: 'button', name: '开心收下' })
      await expectSane(tab, 'zh')
      expectNone(await problemsOf(tab))
    }))

  test('an answer that comes late to an older search does not take the place of the newer one', ({ bench }) =>
    visitOverLine(bench, { name: 'late.search' }, async ({ tab, line, person }) => {
      const older = (_: string, url: string) => decodeURIComponent(url).includes('keyword=茶馆')
      await tab.open(addressOf(line.origin, SEASON, 'zh'))
      line.trouble(older, 'held')
      await person.tap('button', '选择目标')
      await person.sees({ role: 'dialog', name: '选择目标' })
      await person.tap('button', '选择')
      await person.sees({ role: 'radio', name: '月下茶馆' })
      const search = tab.page.getByLabel('搜索厅名或厅号')
      await search.fill('茶馆')
      await onTheLine(() => line.held() === 1)
      await search.fill('唱片')
      await person.sees({ role: 'radio', name: '街角唱片店' })
      line.release(older)
      await tab.probe.settled()
      expect(await person.isThere({ role: 'radio', name: '月下茶馆' })).toBe(false)
      expect(await person.canSee({ role: 'radio', name: '街角唱片店' })).toBe(true)
      expectNone(await problemsOf(tab))
    }))

  test('an answer that comes late to the list of another period is not shown under this one', ({ bench }) =>
    visitOverLine(bench, { name: 'late.period' }, async ({ tab, line, person }) => {
      const total = (path: string, url: string) => path === RANKING && url.includes('period=total')
      await tab.open(
        addressOf(line.origin, '/activityNew/group0408/index?token=demo-10001&userId=10001', 'zh'),
      )
      line.trouble(total, 'held')
      await person.tap('radio', '贡献榜')
      await onTheLine(() => line.held() === 1)
      const response = tab.page.waitForResponse((response) => response.url().includes('period=day'))
      await person.tap('tab', '今日榜')
      const { data } = (await (await response).json()) as { data: { list: { nickname: string }[] } }
      const today = data.list.map(({ nickname }) => nickname)
      const shown = async () => {
        const rows = tab.page.getByRole('tabpanel').locator('ol li bdi:not([aria-hidden])')
        return rows.evaluateAll((names) => names.map(({ textContent }) => textContent))
      }
      await expect(async () => expect((await shown()).slice(0, 3)).toEqual(today.slice(0, 3))).toPass({
        timeout: 30_000,
      })
      line.release(total)
      await tab.probe.settled()
      expect((await shown()).slice(0, 3)).toEqual(today.slice(0, 3))
      expectNone(await problemsOf(tab))
    }))

  test('a stale response of a page that was left is dropped', ({ bench }) =>
    visitOverLine(bench, { name: 'late.left' }, async ({ tab, line, person }) => {
      await tab.open(addressOf(line.origin, SEASON, 'zh'))
      await person.finds(LESSON)
      line.trouble(at(BOARD), 'held')
      await tab.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
      await onTheLine(() => line.held() === 1)
      await person.opens('/battleRule')
      line.release(at(BOARD))
      line.fix()
      await person.sees('更新于')
      await tab.page.goBack()
      await person.finds(LESSON)
      expectNone(await problemsOf(tab))
    }))
})
