import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Page, readMeta } from '../build/pages.ts'
import { filesBelow } from '../site/files.ts'
import type { Answers } from './answers.ts'
import { type Files, pageFiles } from './page-files.ts'
import { writeFiles } from './write-files.ts'

const ANSWERS: Answers = {
  path: '/activityNew/forecast',
  weight: 'full',
  'title-zh': '厅活动预告',
  'title-en': 'Tomorrow\'s "halls" $1',
  'title-tw': '廳活動預告',
  'description-zh': '先睹为快。',
  'description-en': "See what's coming.",
  'description-tw': '先睹為快。',
  form: '',
  colour: '#1f6b54',
}

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-page-'))
  cpSync('pages/warlord/_family', path.join(root, 'pages/warlord/_family'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const text = (files: Files, file: string) => String(files.get(file))
const inHalls = () => pageFiles(root, 'halls/forecast', ANSWERS, [])

describe('a page in a new family', () => {
  it('a page in a new family has all that a page has, each under its own name', () => {
    const names = [...inHalls().keys()]
    expect(names).toContain('pages/halls/_family/theme.module.css')
    expect(names.filter((name) => name.startsWith('pages/halls/forecast/')).sort()).toEqual(
      [
        'Days.module.css',
        'Days.tsx',
        'ForecastPage.e2e.ts',
        'ForecastPage.module.css',
        'ForecastPage.test.tsx',
        'ForecastPage.tsx',
        'Scene.module.css',
        'Scene.tsx',
        'cover.png',
        'locales/en.json',
        'locales/tw.json',
        'locales/zh.json',
        'main.tsx',
        'page.ts',
      ].map((name) => `pages/halls/forecast/${name}`),
    )
  })

  it('a page in a new family says what was answered, whatever signs are in it', async () => {
    const files = inHalls()
    writeFiles(root, files)
    expect(await readMeta(root, 'pages/halls/forecast')).toMatchObject({
      paths: ['/activityNew/forecast'],
      weight: 'full',
      title: { zh: '厅活动预告', en: 'Tomorrow\'s "halls" $1', tw: '廳活動預告' },
      description: { zh: '先睹为快。', en: "See what's coming.", tw: '先睹為快。' },
    })
    expect(JSON.parse(text(files, 'pages/halls/forecast/locales/en.json'))).toMatchObject({
      title: 'Tomorrow\'s "halls" $1',
      lead: "See what's coming.",
    })
  })

  it('a page in a new family keeps nothing of the template’s names', () => {
    for (const [file, content] of inHalls())
      if (!file.endsWith('.png')) expect(String(content)).not.toMatch(/NewPage|family\/page|history-path/)
  })
})

it('a page in a family that there is takes its palette and its colour', () => {
  const siblings = [{ meta: { themeColor: '#0b0722' } }] as Page[]
  const files = pageFiles(root, 'warlord/forecast', ANSWERS, siblings)
  expect([...files.keys()].filter((name) => name.includes('_family'))).toEqual([])
  expect(text(files, 'pages/warlord/forecast/page.ts')).toContain("themeColor: '#0b0722'")
})

describe('writing', () => {
  it('writing that fails half-way leaves nothing behind, neither page nor family', () => {
    const files = inHalls()
    files.set('pages/halls/forecast/locales', 'a file where a folder is')
    expect(() => writeFiles(root, files)).toThrow()
    expect(filesBelow(root, 'pages').some((file) => file.includes('halls'))).toBe(false)
    expect(existsSync(path.join(root, 'pages/halls'))).toBe(false)
  })

  it('writing never writes over a file, and leaves what was there', () => {
    mkdirSync(path.join(root, 'pages/halls/forecast'), { recursive: true })
    writeFileSync(path.join(root, 'pages/halls/forecast/page.ts'), 'mine')
    expect(() => writeFiles(root, inHalls())).toThrow('pages/halls/forecast/page.ts is there already.')
    expect(filesBelow(root, 'pages/halls')).toEqual(['pages/halls/forecast/page.ts'])
    expect(readFileSync(path.join(root, 'pages/halls/forecast/page.ts'), 'utf8')).toBe('mine')
  })

  it('writing can be taken back by a later step', () => {
    writeFiles(root, inHalls())()
    expect(existsSync(path.join(root, 'pages/halls'))).toBe(false)
    expect(existsSync(path.join(root, 'pages/warlord/_family/theme.module.css'))).toBe(true)
  })
})
