import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findPages } from '../build/pages.ts'
import { filesBelow } from '../site/files.ts'
import { sourceFolder } from '../testing/source-folder.ts'
import { deadLinks } from './links.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const sources = ['pages', 'shared', 'scripts/sandbox/domains', 'scripts/sandbox/world']
  .flatMap((folder) => filesBelow(ROOT, folder))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.|\/testing/.test(file))

it('every path that sources name leads to a page, an endpoint or a file', async () => {
  const pages = await findPages(ROOT)
  const served = new Set([
    ...pages.flatMap(({ meta }) => [...meta.paths, ...(meta.redirects ?? []).map(({ from }) => from)]),
    ...filesBelow(ROOT, 'public').map((file) => file.replace('public', '')),
    ...sources
      .filter((file) => file.startsWith('shared/'))
      .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\bpath: '(\/[^'?]+)/g)])
      .map(([, endpoint = '']) => endpoint),
  ])
  expect(served.size).toBeGreaterThan(300)
  const exists = (each: string) => served.has(each) || served.has(each.replace(/\d+$/, '{id}'))
  expect(deadLinks(ROOT, sources, exists)).toEqual([])
})

it('a link to a path that was renamed is reported with its place', () => {
  const root = sourceFolder({
    'pages/a/b/BPage.tsx': [
      'const MINE = "/mine"',
      `const card = (id: string) => \`/battel?id=\${id}\``,
      `const other = (id: string) => \`/battel/\${id}\``,
      'export const B = () => <a href="/battle#top">{MINE}{card("1")}{other("1")}</a>',
    ].join('\n'),
  })
  expect(deadLinks(root, ['pages/a/b/BPage.tsx'], (each) => each === '/battle')).toEqual([
    'pages/a/b/BPage.tsx:1 /mine',
    'pages/a/b/BPage.tsx:2 /battel',
  ])
})
