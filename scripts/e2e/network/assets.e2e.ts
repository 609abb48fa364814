import { NO_STORAGE } from '../phone/phone-faults.ts'
import { expect, test } from '../test.ts'
import {
  alerts,
  alive,
  CARD,
  ENTRY,
  loads,
  noIntegrity,
  RUNTIME,
  runtime,
  TASKS,
  visit,
  withoutModules,
} from './spoilt-visit.ts'

test.describe('a page whose scripts fail', () => {
  for (const how of ['missing', 'html', 'dropped', 'empty'] as const) {
    test(`a page whose entry is ${how} reloads once, then has a card over the first screen, whose button works`, ({
      bench,
    }) =>
      visit(bench, `entry-${how}`, async (scene) => {
        const { host } = scene
        host.spoil(ENTRY, how)
        await scene.go()
        await scene.sees(CARD.zh)
        expect(loads(scene)).toBe(2)
        expect(await scene.tab.evaluate('document.getElementById("root").innerText')).toContain('队长')
        host.fix()
        await scene.tap('重新加载')
        await scene.sees(TASKS)
        expect(await alerts(scene)).toBe(0)
      }))
  }

  test('a layer that fails once costs one reload and no more', ({ bench }) =>
    visit(bench, 'layer-once', async (scene) => {
      scene.host.spoil(RUNTIME, 'missing', 1)
      await scene.go()
      await scene.sees(TASKS)
      await alive(scene)
      expect(await alerts(scene)).toBe(0)
    }))

  test('a stalled entry brings the card after 10 s in the page’s language, until it comes after all', ({
    bench,
  }) =>
    visit(bench, 'entry-stalled', async (scene) => {
      const { host, tab } = scene
      host.spoil(ENTRY, 'stalled')
      await scene.go('en')
      await tab.page.locator('#root > *').first().waitFor()
      await tab.page.clock.fastForward(4000)
      expect(await alerts(scene)).toBe(0)
      await tab.page.clock.fastForward(6000)
      await scene.sees(CARD.en)
      expect(loads(scene)).toBe(1)
      host.fix()
      await scene.sees("Today's tasks")
      expect(await alerts(scene)).toBe(0)
      await alive(scene)
    }))

  test('a page whose scripts fail never reloads more than once, also with storage blocked', ({ bench }) =>
    visit(
      bench,
      'entry-no-storage',
      async (scene) => {
        scene.host.spoil(ENTRY, 'missing')
        await scene.go()
        await scene.sees(CARD.zh)
        expect(scene.asked(/^\/battle/)).toEqual([
          expect.not.stringContaining('again='),
          expect.stringContaining('again=1'),
        ])
      },
      { prelude: NO_STORAGE },
    ))

  test('an entry that throws brings the card after 10 s', ({ bench }) =>
    visit(
      bench,
      'boot-throws',
      async (scene) => {
        scene.host.spoil(ENTRY, { text: 'throw new Error("boot")' })
        await scene.go()
        await scene.tab.page.waitForEvent('pageerror')
        await scene.tab.page.clock.fastForward(10_000)
        await scene.sees(CARD.zh)
      },
      { changeHtml: noIntegrity },
    ))

  test('a component that throws leaves a card with a reload button, not the guard’s', ({ bench }) =>
    visit(
      bench,
      'component-throws',
      async (scene) => {
        const [react, kernel] = ['react', 'runtime'].map((name) =>
          runtime.files.find((file) => file.startsWith(`static/${name}-`)),
        )
        scene.host.spoil(ENTRY, {
          text: `import { createElement } from '/${react}'; import { mount } from '/${kernel}'
            mount(createElement(() => { throw new Error('no such hall') }))`,
        })
        await scene.go()
        await scene.sees('页面出了点问题')
        await scene.tab.page.clock.fastForward(10_000)
        expect(await alerts(scene)).toBe(1)
        scene.host.fix()
        await scene.tap('重新加载')
        await scene.sees(TASKS)
      },
      { changeHtml: noIntegrity },
    ))

  test('an engine without modules is reported at once', ({ bench }) =>
    visit(
      bench,
      'no-modules',
      async (scene) => {
        await scene.go('en')
        await scene.sees(CARD.en)
        expect(scene.asked(ENTRY)).toEqual([])
      },
      { changeHtml: withoutModules, prelude: 'delete HTMLScriptElement.prototype.noModule' },
    ))
})
