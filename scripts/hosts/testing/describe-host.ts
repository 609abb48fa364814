import { expect, it } from 'vitest'
import type { SiteManifest } from '../site-manifest.ts'
import { expectSafe } from './expect-safe.ts'
import { type Answer, type Ask, expectAll, expectHeaders, formsAround, NOWHERE } from './grid.ts'
import { type HostileRequest, type HostName, hostileRequests } from './hostile-requests.ts'

export const STATUS_PATH = '/ops-5f0c81'
/** Rules beside those of a site, as `makeRules` puts them together. */
export const API_PREFIXES = ['/user/', '/assets/']

/** A host with a site, whose rules have STATUS_PATH, API_PREFIXES and HSTS. */
export interface Hosted {
  ask: Ask
  /** undefined where the host hangs up. */
  send(request: HostileRequest): Promise<Answer | undefined>
  manifest: SiteManifest
  /** Files that have an address. */
  known: string[]
  /** Names and contents of all files. */
  files: ReadonlyMap<string, string>
}

const CAME = ['', '?', '?lang=en', '?needShowPopReward=0', '?a=1&needShowPopReward=0&b=%20c', '?a=1&a=2&x']

/** Of a released site what publishers keep: copies of public files are public. */
const isKept = (file: string) => /^(manifest|status|_release(?!\/contents))/.test(file)

/**
 * What every host answers, real or played.
 *
 * @param site a host that is open by the time of the tests.
 * @param requests hostile ones, by the file of a change's record. @param nowhere addresses that lead nowhere there. @param once whether a parameter of a redirect is sent once.
 */
export function describeHost(
  name: HostName,
  site: () => Hosted,
  {
    isReleased,
    requests = hostileRequests,
    nowhere = NOWHERE,
    once = true,
  }: {
    isReleased: boolean
    requests?: typeof hostileRequests
    nowhere?: string[]
    once?: boolean
  },
): void {
  const expectEach = async (urls: string[]) => {
    const { ask, manifest, known } = site()
    await expectAll(ask, urls, manifest, known)
  }
  const pages = () => Object.values(site().manifest.pages)

  it('every history path opens its page, and nothing that only looks like it does', async () => {
    for (const path of pages().flatMap(({ paths }) => paths)) await expectEach(formsAround(path))
  })

  it('redirects keep the query that came, and their own parameters win', () =>
    expectEach([
      ...['/battleTaskReward', '/battleTaskReward/', '/'].flatMap((path) =>
        CAME.map((query) => path + query),
      ),
      ...['/battletaskreward', '/battleTaskReward/more'],
    ]))

  if (once)
    it('a parameter that the target has is sent once, with or without its neighbours', async () => {
      for (const came of [
        'needShowPopReward=0',
        'a=1&needShowPopReward=0',
        'needShowPopReward&a=1',
        'b=2&needShowPopReward=0&a=1',
      ]) {
        const location = (await site().ask(`/battleTaskReward?${came}`)).headers.get('location')
        const kept = came.split('&').filter((part) => !part.startsWith('needShowPopReward'))
        expect(location).toBe(`/battle?${['needShowPopReward=1', ...kept].join('&')}`)
      }
      expect((await site().ask('/')).headers.get('location')).toMatch(/^\/download\??$/)
    })

  it('an unknown address is a 404: a page for pages, a text for files, stored in no cache', async () => {
    await expectEach(nowhere)
    const missing = await site().ask('/static/gone-1234.js')
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(missing.headers.get('content-type')).not.toContain('html')
  })

  it('a page’s HTML file is no address', () =>
    expectEach(pages().flatMap(({ html }) => [`/${html}`, `/${html.replace('.html', '')}`])))

  it('files of publishers and operators have no public address but the one given', async () => {
    const { ask, files, known } = site()
    const kept = [...files.keys()].filter((file) => !known.includes(file))
    expect(kept).toEqual(expect.arrayContaining(['manifest.json', '404.html']))
    await expectEach(kept.map((file) => `/${file}`))
    const { status, headers, body } = await ask(STATUS_PATH)
    if (!files.has('status.html')) return expect(status).toBe(404)
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(body).toContain('What is live')
  })

  if (isReleased)
    it('hostile requests get the answers that every host gives', async () => {
      const { files, send } = site()
      const record = [...files.keys()].find((file) => file.startsWith('_release/changes/')) as string
      // the few characters of a lock occur in any text
      const kept = [...files].flatMap(([file, text]) => (isKept(file) && text.length > 20 ? [text] : []))
      expect(kept.length).toBeGreaterThan(2)
      await expectSafe(name, send, requests(record), kept)
    })

  it('public files have their address and their own time to live', () =>
    expectEach(site().known.map((file) => `/${file}`)))

  it('every answer carries the security headers, and framed pages theirs', () => {
    const { ask, manifest, known } = site()
    return expectHeaders(ask, manifest, known.find((file) => /^static\/.*js$/.test(file)) as string)
  })

  it('an unchanged file is not sent again', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const first = await site().ask('/battle', { 'accept-encoding': encoding })
      const tag = first.headers.get('etag') ?? ''
      expect(tag).not.toBe('')
      const again = await site().ask('/battle', { 'accept-encoding': encoding, 'if-none-match': tag })
      expect([again.status, again.body]).toEqual([304, ''])
    }
  })
}
