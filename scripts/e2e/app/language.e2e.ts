import { insideApp, type PretendApp } from '../../browser/inside.ts'
import { probeCall } from '../../browser/remote-probe.ts'
import { isForeign } from '../../browser/text-problems.ts'
import { isApiPath } from '../../sandbox/api-path.ts'
import { onePerFamily, pagesUnderTest } from '../pages.ts'
import { expect, test } from '../test.ts'
import { expectSane } from '../way-on.ts'

const methods = ['getHeader']
const headerOf = (language: string) => `'{"language":"${language}","version":"9.9.9"}'`

/** Nothing is stored, and no URL names a language. */
const APPS: (PretendApp & { name: string; language: 'en' | 'tw' })[] = [
  {
    name: 'Android, at once',
    client: 'android',
    methods,
    header: `() => ${headerOf('en-US')}`,
    language: 'en',
  },
  {
    name: 'iOS, after a while',
    client: 'ios',
    methods,
    header: `(answer) => void setTimeout(answer, 400, ${headerOf('zh-Hant')})`,
    language: 'tw',
  },
  {
    name: 'a Flutter shell',
    client: 'flutter',
    methods,
    header: `async () => ${headerOf('en')}`,
    language: 'en',
  },
  {
    name: 'Android, whose object comes later',
    client: 'android',
    methods,
    comes: 200,
    header: `() => ${headerOf('zh_TW')}`,
    language: 'tw',
  },
]

const pages = onePerFamily(pagesUnderTest())

test.describe('on the first visit in an app that speaks another language', () => {
  for (const { name, language, turn, ...app } of APPS.map((app, turn) => ({ ...app, turn }))) {
    test(`${name}: the page and its calls are in it from the first frame`, ({ bench }) => {
      const page = pages[turn % pages.length]
      if (!page) throw new Error('There is no page to test.')
      const inside = insideApp(app)
      const options = {
        ...inside,
        name: `first.${turn}`,
        language,
        prelude: `${inside.prelude};${probeCall('watchFrames')}`,
      }
      return bench.visit(options, async ({ tab, site, person }) => {
        const languages = new Set<string | undefined>()
        tab.page.on('request', (request) => {
          if (isApiPath(new URL(request.url()).pathname)) languages.add(request.headers().language)
        })
        await tab.open(`${site.origin}${page.visit}`)
        await person.sees(page.story.ready)
        const frames = await tab.probe.framesSeen()
        expect(frames.length, 'different frames seen').toBeGreaterThan(0)
        expect(frames.filter((frame) => isForeign(language, frame))).toEqual([])
        expect([...languages]).toEqual(languages.size ? [language.toUpperCase()] : [])
        await expectSane(tab, language)
      })
    })
  }

  const season = pages.find(({ id }) => id === 'warlord/season')
  const address = `${season?.path}?token=demo-10001&userId=10001`
  const late = (answers: string) =>
    insideApp({ client: 'android', methods, header: `(answer) => ${answers}` })

  ;(!season ? test.skip : test)(
    'an app that answers too late: who has touched nothing sees the page again, in it',
    ({ bench }) => {
      const app = late(`void setTimeout(answer, 1500, ${headerOf('en')})`)
      return bench.visit(
        { ...app, name: 'late.untouched', language: 'en' },
        async ({ tab, site, person }) => {
          let loads = 0
          tab.page.on('request', (request) => {
            if (request.resourceType() === 'document') loads++
          })
          await tab.open(`${site.origin}${address}`)
          // Nothing is looked for in the page till then: to the browser that is a person's touch.
          await expect(() => expect(loads).toBe(2)).toPass({ timeout: 20_000 })
          await person.sees(season?.story.ready ?? '')
          await expectSane(tab, 'en')
        },
      )
    },
  )

  ;(!season ? test.skip : test)(
    'an app that answers too late: who has pressed something keeps the page',
    ({ bench }) => {
      const app = late(`void (window.__tell = () => answer(${headerOf('en')}))`)
      return bench.visit({ ...app, name: 'late.touched' }, async ({ tab, site, person }) => {
        await tab.open(`${site.origin}${address}`)
        await person.sees(season?.story.ready ?? '')
        await tab.tap(5, 5)
        await tab.evaluate('(window.__first = true, __tell())')
        const kept = () => tab.evaluate<string>('String(localStorage.headerProfile)')
        await expect(async () => expect(await kept()).toContain('9.9.9')).toPass({ timeout: 5000 })
        await tab.page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/background-')),
        )
        expect(await tab.evaluate('window.__first')).toBe(true)
        await expectSane(tab, 'zh')
      })
    },
  )
})
