import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ADDED_PATHS } from './added-paths.ts'
import { settlePaths } from './history-paths.ts'
import type { Page } from './pages.ts'

const root = mkdtempSync(path.join(tmpdir(), 'paths-'))
mkdirSync(path.join(root, 'pages'))
afterAll(() => rmSync(root, { recursive: true }))

const pages = [
  { id: 'warlord/rules', folder: 'pages/warlord/rules', meta: { paths: ['/battleRule'] } },
  {
    id: 'warlord/season',
    folder: 'pages/warlord/season',
    meta: {
      paths: ['/battle'],
      redirects: [{ from: '/battleTaskReward', to: '/battle?needShowPopReward=1' }],
    },
  },
] as Page[]

const RESERVED = [
  ['/user', 'the API'],
  ['/__shell', 'the tools of development'],
  ['/static', 'files'],
  ['/static/spring', 'files'],
  ['/_release/spring', 'the records of releases'],
] as const

function withLines(lines: unknown): Page[] {
  writeFileSync(path.join(root, ADDED_PATHS), typeof lines === 'string' ? lines : JSON.stringify(lines))
  return settlePaths(root, pages)
}

describe('pages/paths.json', () => {
  it('pages/paths.json adds a history path to a page by one line, behind those of its own', () => {
    const settled = withLines([{ path: '/activityNew/group/spring', page: 'warlord/season' }])
    expect(settled.map(({ id, meta }) => [id, meta.paths])).toEqual([
      ['warlord/rules', ['/battleRule']],
      ['warlord/season', ['/battle', '/activityNew/group/spring']],
    ])
    expect(settled.map(({ added }) => added)).toEqual([[], ['/activityNew/group/spring']])
  })

  it('pages/paths.json may be absent or empty', () => {
    expect(withLines([])[1]?.meta.paths).toEqual(['/battle'])
    rmSync(path.join(root, ADDED_PATHS))
    expect(settlePaths(root, pages)[1]?.meta.paths).toEqual(['/battle'])
  })

  it.each([
    [
      "another page's path",
      [{ path: '/battleRule', page: 'warlord/season' }],
      'the path /battleRule already belongs to pages/warlord/rules/page.ts',
    ],
    [
      'a redirect',
      [{ path: '/battleTaskReward', page: 'warlord/season' }],
      'the path /battleTaskReward already belongs to pages/warlord/season/page.ts',
    ],
    [
      'a path twice',
      [
        { path: '/a', page: 'warlord/season' },
        { path: '/a', page: 'warlord/rules' },
      ],
      'the path /a already belongs to pages/paths.json',
    ],
    ...RESERVED.map(([path, keeper]): [string, object[], string] => [
      path,
      [{ path, page: 'warlord/season' }],
      `the path ${path} is kept for ${keeper}.`,
    ]),
    [
      'a page that there is not',
      [{ path: '/a', page: 'warlord/seasons' }],
      'the path /a names the page "warlord/seasons", which there is not.\n  Its family has: warlord/rules, warlord/season.',
    ],
    [
      'a query',
      [{ path: '/a?b=1', page: 'warlord/season' }],
      '"0.path" is not right: a history path is written as /battle',
    ],
    ['a field of no meaning', [{ path: '/a', page: 'warlord/season', from: 1 }], '"0.from" is not right'],
    ['an object', { '/a': 'warlord/season' }, 'it is not right'],
    ['a missing comma', '[{} {}]', 'is not JSON'],
  ])('pages/paths.json is refused with a sentence for %s', (_, lines, sentence) => {
    expect(() => withLines(lines)).toThrow(`pages/paths.json: ${sentence}`)
  })
})

describe('a path of page.ts', () => {
  const written = (meta: object) => {
    withLines([])
    const page = { id: 'warlord/tasks', folder: 'pages/warlord/tasks', meta } as Page
    return () => settlePaths(root, [...pages, page])
  }

  it.each(RESERVED)(
    'a path of page.ts that is written by hand as %s is refused: it is kept for %s',
    (path, keeper) => {
      const sentence = `pages/warlord/tasks/page.ts: the path ${path} is kept for ${keeper}.`
      expect(written({ paths: [path] })).toThrow(sentence)
      expect(written({ paths: ['/tasks'], redirects: [{ from: path, to: '/tasks' }] })).toThrow(sentence)
    },
  )

  it.each(['/task', '/tasks/more', '/Tasks?x=1', '/battleTaskReward'])(
    'a path of page.ts that redirects to %s is refused: no page has it',
    (to) => {
      expect(written({ paths: ['/tasks'], redirects: [{ from: '/old', to }] })).toThrow(
        `pages/warlord/tasks/page.ts: the redirect from /old leads to ${to}, and no page has that path.`,
      )
    },
  )

  it('a path of page.ts may redirect to a page of its own or another, also by an added path', () => {
    const redirects = ['/tasks?x=1', '/battle', '/spring'].map((to, at) => ({ from: `/old${at}`, to }))
    const page = {
      id: 'warlord/tasks',
      folder: 'pages/warlord/tasks',
      meta: { paths: ['/tasks'], redirects },
    }
    writeFileSync(path.join(root, ADDED_PATHS), '[{ "path": "/spring", "page": "warlord/season" }]')
    expect(() => settlePaths(root, [...pages, page as Page])).not.toThrow()
  })

  it('a path of page.ts that only begins alike is its own', () => {
    expect(written({ paths: ['/statics', '/users', '/_releases'] })).not.toThrow()
  })
})
