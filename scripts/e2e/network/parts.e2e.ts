import { expect, test } from '../test.ts'
import {
  alerts,
  alive,
  CARD,
  DISTURBED,
  ENTRY,
  files,
  LESSON,
  left,
  loads,
  type Scene,
  SHEETS,
  soon,
  VERSION,
  visit,
} from './spoilt-visit.ts'

test('the page under test has parts on demand', () => {
  expect(files.filter((file) => SHEETS.test(`/${file}`))).toHaveLength(1)
})

test.describe('a part on demand', () => {
  const opened = async (scene: Scene) => {
    await scene.go()
    await scene.sees(LESSON)
    await alive(scene)
  }
  /** The version watch is active once it has stored the first version. */
  const watched = ({ tab }: Scene) =>
    soon(async () => expect(await tab.evaluate('localStorage.getItem("latest_version_txt")')).toBeTruthy())

  for (const how of ['missing', 'html', 'cut'] as const) {
    test(`${how} once is retried, and opens`, ({ bench }) =>
      visit(bench, `part-${how}-once`, async (scene) => {
        await opened(scene)
        scene.host.spoil(SHEETS, how, 1)
        await scene.tap(LESSON)
        await scene.tab.page.getByRole('dialog').waitFor()
        expect(scene.asked(SHEETS)).toEqual([
          expect.not.stringContaining('?'),
          expect.stringMatching(/\?retry=\d+$/),
        ])
        expect(scene.asked(ENTRY)).toHaveLength(1)
        await scene.tab.page.getByRole('dialog').getByText(LESSON).first().waitFor()
      }))
  }

  test('a part on demand that is always missing is reported, and the page reloads once', ({ bench }) =>
    visit(bench, 'part-missing', async (scene) => {
      const { host, tab } = scene
      await opened(scene)
      await watched(scene)
      host.spoil(SHEETS, 'missing')
      host.spoil(VERSION, 'stalled')
      await scene.tap(LESSON)
      await scene.sees(DISTURBED)
      const again = left(scene)
      host.fix(VERSION)
      await again
      await scene.sees(LESSON)
      await alive(scene)
      await scene.tap(LESSON)
      await scene.sees(DISTURBED)
      await scene.sees(CARD.zh)
      expect(loads(scene)).toBe(2)
      host.fix()
      const last = left(scene)
      await scene.tap('重新加载')
      await last
      await alive(scene)
      await scene.tap(LESSON)
      await tab.page.getByRole('dialog').waitFor()
    }))

  test('a part on demand that a new version has replaced brings a warning, and after 2 s the new page', ({
    bench,
  }) =>
    visit(bench, 'part-new-version', async (scene) => {
      const { host, tab } = scene
      await opened(scene)
      await watched(scene)
      host.spoil(SHEETS, 'missing')
      host.spoil(VERSION, { text: '9.0.0-000000000000' })
      await scene.tap(LESSON)
      await scene.sees('新版本已上线，请更新后使用')
      await tab.page.waitForURL(/timestamp=\d+/)
      const { searchParams } = new URL(tab.page.url())
      expect([...searchParams.keys()].sort()).toEqual(['lang', 'timestamp', 'userId'])
      await scene.sees(LESSON)
      expect(await tab.evaluate('localStorage.getItem("latest_version_txt")')).toBe('9.0.0-000000000000')
    }))

  for (const how of ['missing', 'empty', 'html', 'stalled', 'dropped'] as const) {
    test(`a missing part with a version file that is ${how} leaves the page, and the next tap retries`, ({
      bench,
    }) =>
      visit(bench, `version-${how}`, async (scene) => {
        const { host, tab } = scene
        await opened(scene)
        await watched(scene)
        host.spoil(VERSION, how)
        host.spoil(SHEETS, 'missing', 2)
        await scene.tap(LESSON)
        await scene.sees(DISTURBED)
        await tab.page.clock.fastForward(11_000)
        expect(loads(scene)).toBe(1)
        expect(await alerts(scene)).toBe(0)
        await scene.tap(LESSON)
        await tab.page.getByRole('dialog').waitFor()
      }))
  }
})
