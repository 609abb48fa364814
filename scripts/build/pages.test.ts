import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkId, readMeta } from './pages.ts'

it.each([
  ['static/day', 'static/ is kept for hashed files'],
  ['pages/day', 'pages/ is kept for the builds of pages'],
])('the build stops at a page in %s, which could never be released, with the reason', (id, reason) => {
  expect(() => checkId(id)).toThrow(`pages/${id}: cannot be a page: at a target ${reason}.`)
})

it('a page whose name only begins alike is built', () => {
  for (const id of ['statics/day', 'halls/static', 'halls/pages', 'status/day'])
    expect(() => checkId(id)).not.toThrow()
})

it('a page has what its family’s page.ts declares; a field of its own replaces the family’s', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'metas-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (folder: string, code: string) => {
    mkdirSync(path.join(root, 'pages/tides', folder), { recursive: true })
    writeFileSync(path.join(root, 'pages/tides', folder, 'page.ts'), code)
  }
  const words = "{ zh: '潮', en: 'Tide', tw: '潮' }"
  const own = `paths: ['/tide'], title: ${words}, description: ${words}, cover: './cover.png', themeColor: '#1f6b54', listed: false`
  write('_family', "export default { weight: 'full', login: false, states: { high: {} } } satisfies object")
  write('spring', `export default { ${own} } satisfies object`)
  write('neap', `export default { ${own}, states: { low: {} } } satisfies object`)
  const spring = await readMeta(root, 'pages/tides/spring')
  expect([spring.weight, Object.keys(spring.states)]).toEqual(['full', ['high']])
  const neap = await readMeta(root, 'pages/tides/neap')
  expect([neap.weight, Object.keys(neap.states)]).toEqual(['full', ['low']])
})

it('the build stops at a page that says nothing of a campaign, with what to write', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'metas-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = path.join(root, 'pages/tides/spring')
  mkdirSync(folder, { recursive: true })
  const words = "{ zh: '潮', en: 'Tide', tw: '潮' }"
  writeFileSync(
    path.join(folder, 'page.ts'),
    `export default { paths: ['/tide'], weight: 'full', title: ${words}, description: ${words}, cover: './cover.png',
      themeColor: '#1f6b54', states: { high: {} } } satisfies object`,
  )
  await expect(readMeta(root, 'pages/tides/spring')).rejects.toThrow(
    /Add "listed": the id of the campaign's activity/,
  )
})

it.each([
  ['weigth', "weigth: 'full'", '"weigth" is not a field of a page. Did you mean weight?'],
  ['frame', "weight: 'full', frame: 'own'", '"frame" is not a field of a page. Did you mean frames?'],
])('a misspelt field of page.ts is named with the right one: %s', async (_, fields, message) => {
  const root = mkdtempSync(path.join(tmpdir(), 'metas-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = path.join(root, 'pages/tides/spring')
  mkdirSync(folder, { recursive: true })
  const words = "{ zh: '潮', en: 'Tide', tw: '潮' }"
  writeFileSync(
    path.join(folder, 'page.ts'),
    `export default { paths: ['/tide'], ${fields}, title: ${words}, description: ${words}, cover: './cover.png',
      themeColor: '#1f6b54', listed: false, states: { high: {} } } satisfies object`,
  )
  await expect(readMeta(root, 'pages/tides/spring')).rejects.toThrow(message)
})
