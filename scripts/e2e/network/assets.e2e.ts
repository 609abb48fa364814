import { describe, expect, it } from 'vitest'
import { NO_STORAGE } from '../phone/phone-faults.ts'
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
  withBench,
  withoutModules,
} from './spoilt-visit.ts'

withBench()

describe('a page whose scripts fail', () => {
  it.for(['missing', 'html', 'dropped', 'empty'] as const)(
    'a page whose entry is %s reloads once, then has a card over the first screen, whose button works',
    (how) =>
      visit(`entry-${how}`, async (scene) => {
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
      }),
  )

  it('a layer that fails once costs one reload and no more', () =>
    visit('layer-once', async (scene) => {
      scene.host.spoil(RUNTIME, 'missing', 1)
      await scene.go()
      await scene.sees(TASKS)
      await alive(scene)
      expect(await alerts(scene)).toBe(0)
    }))

  it('a stalled entry brings the card after 10 s, in the page’s language; when it comes after all, the card goes', () =>
    visit('entry-stalled', async (scene) => {
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

  it('a page whose scripts fail never reloads more than once, also with storage blocked', () =>
    visit(
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

  it('an entry that throws brings the card after 10 s', () =>
    visit(
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

  it('a component that throws leaves a card with a reload button, not the guard’s', () =>
    visit(
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

  it('an engine without modules is reported at once', () =>
    visit(
      'no-modules',
      async (scene) => {
        await scene.go('en')
        await scene.sees(CARD.en)
        expect(scene.asked(ENTRY)).toEqual([])
      },
      { changeHtml: withoutModules, prelude: 'delete HTMLScriptElement.prototype.noModule' },
    ))
})
