import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../build/pages.ts'
import { questionsFor } from './questions.ts'
import {
  refuseColour,
  refuseDescription,
  refuseForm,
  refuseId,
  refusePath,
  refuseTitle,
  refuseTitles,
  refuseWeight,
} from './refusals.ts'

const pages = [
  {
    folder: 'pages/warlord/season',
    meta: {
      paths: ['/battle'],
      redirects: [{ from: '/battleTaskReward', to: '/battle?needShowPopReward=1' }],
    },
  },
  {
    folder: 'pages/portal/download',
    added: ['/spring'],
    meta: { paths: ['/download', '/spring'], redirects: [{ from: '/', to: '/download' }] },
  },
] as Page[]

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'refusals-'))
  mkdirSync(path.join(root, 'pages/warlord/season'), { recursive: true })
  mkdirSync(path.join(root, 'pages/group-event/_family'), { recursive: true })
  writeFileSync(path.join(root, 'pages/group-event/_family/edition.ts'), '')
})
afterAll(() => rmSync(root, { recursive: true }))

describe('a page’s name', () => {
  it.each(['halls/forecast', 'halls/day-2', 'warlord/rules', 'festivals/0601'])(
    'a page’s name may be %s',
    (id) => {
      expect(refuseId(root, id)).toBeUndefined()
    },
  )

  it.each([
    '../x',
    'halls',
    'halls/',
    'halls/a/b',
    '_family/x',
    'halls/_family',
    'Halls/forecast',
    'halls/my page',
    'halls/a--b',
    'halls/-a',
    'halls/预告',
    '/halls/a',
    'halls\\a',
    '',
  ])('a page’s name cannot be "%s", and the sentence says how one is written', (id) => {
    expect(refuseId(root, id)).toBe(
      `"${id}" cannot name a page. Write family/page in small letters, digits and single hyphens, as halls/forecast.`,
    )
  })

  it.each(['halls/con', 'aux/page', 'halls/com1'])('%s is a name that Windows keeps', (id) => {
    expect(refuseId(root, id)).toMatch(/Windows keeps .* for devices\. Choose another name\.$/)
  })

  it.each([
    ['static/day', 'static/ is kept for hashed files'],
    ['pages/day', 'pages/ is kept for the builds of pages'],
  ])('a page’s name is refused as %s, which could never be released', (id, reason) => {
    expect(refuseId(root, id)).toBe(
      `"${id}" cannot name a page: at a target ${reason}. Choose another family.`,
    )
  })

  it('a page’s name is refused when it is taken', () => {
    expect(refuseId(root, 'warlord/season')).toContain('pages/warlord/season is there already.')
  })

  it('a date of the group events is called by its month and day', () => {
    expect(refuseId(root, 'group-event/1224')).toBeUndefined()
    for (const name of ['christmas', '0230', '1301', '224'])
      expect(refuseId(root, `group-event/${name}`)).toContain(`"${name}" is no day.`)
  })
})

it('a form of the race is one of those that there are', () => {
  expect(refuseForm('lanes')).toBeUndefined()
  expect(refuseForm('lane')).toBe(
    '"lane" is no form of a race. Write one of lift, lanes, stack, fill, tug, map, grid, grow, dial.',
  )
})

describe('a history path', () => {
  it.each(['/forecast', '/activityNew/activityForecast', '/petV2', '/battles', '/assetsShop', '/apis'])(
    'a history path may be %s',
    (value) => expect(refusePath(pages, value)).toBeUndefined(),
  )

  it.each([
    ['/battle', '/battle belongs to pages/warlord/season/page.ts. Choose another history path.'],
    ['/Battle', '"/Battle" differs from it by case or a slash alone.'],
    ['/battle/', '"/battle/" differs from it by case or a slash alone.'],
    [
      '/battleTaskReward',
      'leads to /battle?needShowPopReward=1, a redirect in pages/warlord/season/page.ts.',
    ],
    ['/battletaskreward/', 'a redirect in pages/warlord/season/page.ts; "/battletaskreward/" differs'],
    ['/spring', '/spring belongs to pages/portal/download by a line in pages/paths.json. Choose another'],
    ['/Spring', 'by a line in pages/paths.json; "/Spring" differs from it by case or a slash alone.'],
    ['/', '/ leads to /download, a redirect in pages/portal/download/page.ts.'],
  ])('a history path that is taken, as %s, names who has it', (value, sentence) => {
    expect(refusePath(pages, value)).toContain(sentence)
  })

  it.each([
    'forecast',
    '/forecast?a=1',
    '/forecast#top',
    '/forecast/',
    '//evil',
    '/a//b',
    '/预告',
    '/a b',
    '/../x',
    '/a.html',
    'https://x.example/a',
    '',
  ])('a history path cannot be "%s", and the sentence says how one is written', (value) => {
    expect(refusePath(pages, value)).toContain(
      `"${value}" cannot be a history path: a history path is written as /battle`,
    )
  })

  it.each([
    ['/api', 'the API'],
    ['/api/forecast', 'the API'],
    ['/activity/forecast', 'the API'],
    ['/assets', 'the API'],
    ['/user/me', 'the API'],
    ['/werewolf', 'the API'],
    ['/__shell', 'the tools of development'],
    ['/__sandbox/calls', 'the tools of development'],
    ['/static', 'files'],
    ['/static/x', 'files'],
    ['/_release/x', 'the records of releases'],
  ])('%s is kept for %s', (value, owner) => {
    expect(refusePath(pages, value)).toBe(`${value} is kept for ${owner}. Choose another history path.`)
  })
})

describe('words', () => {
  it.each([
    ['zh', '厅厅有约'],
    ['en', 'Get the party voice rooms app'],
    ['tw', '廳廳有約'],
    ['zh', 'PK 之夜'],
  ] as const)('words in %s may be "%s"', (language, text) => {
    expect(refuseTitle(text, language)).toBeUndefined()
  })

  it.each([
    ['zh', ' ', 'The title in zh is empty.'],
    [
      'zh',
      '一二三四五六七八九十一二三四五六七八九',
      'too long. A title bar holds 36 Latin letters or 18 Chinese characters.',
    ],
    ['en', 'A title that nobody could ever read on a phone', 'too long.'],
    [
      'zh',
      'Forecast',
      'holds another language: Forecast. Write it in simplified Chinese. Pass a name that stays as it is, as Mixi, by --latin-name.',
    ],
    ['zh', '獎勵', 'holds another language: 獎 勵.'],
    ['tw', '奖励', 'holds another language: 奖 励. Write it in traditional Chinese.'],
    ['en', '预告', 'holds another language: 预 告. Write it in English.'],
  ] as const)('words in %s cannot be "%s"', (language, text, sentence) => {
    expect(refuseTitle(text, language)).toContain(sentence)
  })

  it('words of a description may be longer than a title, and no longer than a preview', () => {
    expect(refuseDescription('看看接下来有什么活动，提前给喜欢的厅打个招呼。', 'zh')).toBeUndefined()
    expect(refuseDescription('长'.repeat(61), 'zh')).toContain('A link preview holds 120 Latin letters')
  })

  it('words that are the same in all languages are refused, unless they are a short name', () => {
    expect(refuseTitles(['PK', 'PK', 'PK'])).toBeUndefined()
    expect(refuseTitles(['一二三四五六七', '一二三四五六七', '一二三四五六七'])).toContain('Translate it')
    expect(refuseTitles(['签到', 'Sign in', '簽到'])).toBeUndefined()
  })
})

it('a weight is light or full, a colour six digits', () => {
  expect([refuseWeight('light'), refuseWeight('full'), refuseColour('#7A4df0')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(refuseWeight('heavy')).toContain('Write light (without the pieces of shared/ui) or full.')
  expect(refuseColour('violet')).toBe('"violet" is no colour. Write it as #7a4df0.')
})

it('a suggestion for any page is not refused', () => {
  for (const question of questionsFor(root, 'halls/hall-list', pages))
    expect(question.refuse(question.suggest({})), question.field).toBeUndefined()
})

it('a Latin name stands in Chinese when its author says so, also as the whole title', () => {
  const names = ['Mixi', 'Festival']
  expect(refuseTitle('Mixi 联名', 'zh', names)).toBeUndefined()
  expect(refuseTitle('Mixi 禮物', 'zh', names)).toContain('holds another language: 禮')
  expect(refuseTitles(['Mixi Festival', 'Mixi Festival', 'Mixi Festival'], names)).toBeUndefined()
  expect(refuseTitles(['Mixi Festival', 'Mixi Festival', 'Mixi Festival'])).toContain('Translate it')
})
