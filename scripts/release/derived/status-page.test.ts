import { expect, it } from 'vitest'
import { begun, publisher, RULES, SEASON } from '../testing/fixtures.ts'
import { makeDist } from '../testing/make-dist.ts'
import { publish } from '../verbs/publish.ts'
import { retire } from '../verbs/retire.ts'
import { status } from '../verbs/status.ts'
import { renderStatus } from './status-page.ts'

const HOSTILE = `<script>alert("x")</script>&'`

async function rendered(by = 'Ann', note = '') {
  const store = await begun()
  const dist = makeDist({
    pages: { [SEASON]: 'first', [RULES]: { text: 'first', paths: ['/rules', '/old-rules'] } },
  })
  await publish(publisher(store, by, '2026-11-20T10:00:00.000Z', note), dist, [SEASON, RULES])
  const { live } = await status(publisher(store))
  const kept = new TextDecoder().decode(store.objects.get('status.html')?.bytes)
  return { live, html: kept }
}

it('the status page says what is live, since when, on which runtime, and who changed it last', async () => {
  const { live, html } = await rendered()
  const season = live.pages[SEASON]
  expect(html).toBe(renderStatus(live))
  for (const part of [
    SEASON,
    '/warlord-season',
    '/old-rules',
    '2026-11-20 10:00',
    'Ann',
    season?.build,
    season?.runtime.id,
  ])
    expect(html).toContain(part)
  expect(html).toContain('2 pages on 1 runtime')
  expect(html).toContain('Last change: 2026-11-20 10:00 UTC, Ann published warlord/rules, warlord/season.')
})

it('the status page names the pages that were retired', async () => {
  const store = await begun()
  await publish(publisher(store), makeDist({ pages: { [SEASON]: 'first', [RULES]: 'first' } }), [
    SEASON,
    RULES,
  ])
  await retire(publisher(store), RULES)
  const html = new TextDecoder().decode(store.objects.get('status.html')?.bytes)
  expect(html).toContain(`${RULES} is retired`)
  expect(html).toContain(`npm run release -- rollback ${RULES}`)
  expect(html).toContain('1 page on 1 runtime')
})

it('the status page exists before the first page, too', async () => {
  const { live } = await status(publisher(await begun()))
  expect(renderStatus(live)).toContain('0 pages on 0 runtimes, version none yet.')
})

it('the status page shows hostile names as text, runs its own script alone, and asks not to be indexed', async () => {
  const { html } = await rendered(HOSTILE)
  expect(html).not.toMatch(/<a |javascript:|<img|<form/)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain('&#60;script&#62;alert(&#34;x&#34;)&#60;/script&#62;&#38;&#39;')
  expect(html).toMatch(
    /content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-[\w+/]{43}='"/,
  )
  expect(html).toContain('<meta name="robots" content="noindex">')
})

it('the status page shows the last day first, and each page with its note and the way back', async () => {
  const store = await begun()
  const site = (text: string) => makeDist({ pages: { [SEASON]: text } })
  await publish(publisher(store, 'Ann', '2026-11-18T10:00:00.000Z', 'the old one'), site('first'), [SEASON])
  const first = (await status(publisher(store))).live.pages[SEASON]?.build
  await publish(publisher(store, 'Ben', '2026-11-20T10:00:00.000Z', 'new prices'), site('second'), [SEASON])
  const html = new TextDecoder().decode(store.objects.get('status.html')?.bytes)
  const [day = '', pages = ''] = html.split('<h2>Pages</h2>')
  expect(day.indexOf('<q>new prices</q>')).toBeLessThan(day.indexOf('1 earlier'))
  expect(day).toContain('<q>the old one</q>')
  for (const part of ['new prices', '0a1b2c3 on main', first, `npm run release -- rollback ${SEASON}`])
    expect(pages).toContain(part)
})
