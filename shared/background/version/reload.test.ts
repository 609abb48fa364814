import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, CHROMIUM, fail, NEW, OLD, open, pass, stored, visit, watchedPage } from './testing.ts'

watchedPage()

it.each([
  ['zh', '新版本已上线，请更新后使用'],
  ['tw', '新版本已上線，請更新後使用'],
] as const)('the warning in %s reads %s', async (language, text) => {
  visit.page.startI18n(language, {})
  localStorage.setItem('latest_version_txt', OLD)
  await visit.page.watch()
  fail()
  await pass(222)
  expect(visit.page.said()).toBe(text)
})

it('a failure from before the watch began is noticed, and nothing older', async () => {
  localStorage.setItem('latest_version_txt', OLD)
  const entry = { main: 'part', date: Date.now(), error: CHROMIUM, info: '' }
  localStorage.setItem('globalCatchErrors', JSON.stringify([entry, null]))
  await visit.page.watch()
  await pass(1000)
  expect(visit.asked).toEqual([])
  visit.page = await open()
  visit.page.logError('part', new SyntaxError('Unexpected end of input'))
  await visit.page.watch()
  await pass(222)
  expect(visit.page.said()).toBeTruthy()
})

it('a stored entry that is not a version counts as none', async () => {
  localStorage.setItem('latest_version_txt', '<!doctype html>')
  await visit.page.watch()
  expect(stored()).toBe(NEW)
})

it('the reload keeps path, query and hash, takes the older timestamp away, and brings no token', async () => {
  localStorage.setItem('latest_version_txt', OLD)
  visit.page = await open('/battle?roomId=7&timestamp=1&name=%E0%A4%A&Token=t&a[]=1&a[]=2&token=t#rules')
  await visit.page.watch()
  fail()
  await pass(2222)
  expect(visit.replace).toHaveBeenCalledWith(
    `?roomId=7&name=%E0%A4%A&a[]=1&a[]=2&timestamp=${Date.now()}#rules`,
  )
})

describe('with storage blocked', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
  })

  it('with storage blocked there is one reload; the page that it brings knows nothing of it and stays', async () => {
    answer(OLD)
    visit.page = await open()
    await visit.page.watch()
    answer(NEW)
    fail()
    await pass(3000)
    expect(visit.replace).toHaveBeenCalledOnce()
    visit.page = await open(`/battle${visit.replace.mock.calls[0]?.[0]}`)
    await visit.page.watch()
    fail()
    await pass(3000)
    answer(OLD)
    fail()
    await pass(3000)
    expect(visit.replace).toHaveBeenCalledOnce()
  })
})

describe('when a part is missing and there is no new version', () => {
  beforeEach(async () => {
    localStorage.setItem('latest_version_txt', NEW)
    await visit.page.watch()
  })

  it('a missing part without a new version reloads the page once, then offers another reload', async () => {
    visit.page.logError('part', new TypeError(CHROMIUM))
    fail()
    await pass(222)
    expect(window.__stuck).toHaveBeenCalledOnce()
    expect(visit.page.said()).toBeUndefined()
  })

  it('when a part is missing, a page that something holds stays as it is', async () => {
    visit.page.lockReload()
    visit.page.logError('part', new TypeError(CHROMIUM))
    await pass(60_000)
    expect(window.__stuck).not.toHaveBeenCalled()
  })

  it('an asset that was only fetched ahead causes no reload', async () => {
    fail()
    await pass(60_000)
    expect(visit.asked).toHaveLength(1)
    expect(window.__stuck).not.toHaveBeenCalled()
  })
})
