import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { KINDS, someByTurns } from '#testing/is-sampled.ts'
import { AREAS } from './areas.ts'
import { leftOutBy, planSample, readHistory } from './sample.ts'

const PAGES = ['halls/one', 'halls/two', 'halls/three', 'gifts/box', 'gifts/pack']
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A repository with a file a commit, each named by its number. */
function repository(commits: number, tagAt?: number): { root: string; git(...args: string[]): void } {
  const root = mkdtempSync(path.join(tmpdir(), 'history-'))
  folders.push(root)
  const git = (...args: string[]) =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root })
  git('init', '-q')
  for (let number = 1; number <= commits; number++) {
    writeFileSync(path.join(root, `${number}.ts`), '')
    git('add', '.')
    git('commit', '-q', '-m', String(number))
    if (number === tagAt) git('tag', `v${number}`)
  }
  return { root, git }
}

it('each kind of tests of each page comes round, one of each family with each commit', () => {
  const played = Array.from({ length: 30 }, (_, turn) => planSample(PAGES, { changed: [], turn }).pages)
  for (const pages of played) expect(pages).toHaveLength(2)
  expect(new Set(played.flat())).toEqual(
    new Set(PAGES.flatMap((page) => KINDS.map((kind) => `${page}:${kind}`))),
  )
})

it('a page is sampled as a whole, or in one kind of its tests', async () => {
  vi.stubEnv('TESTS_PAGES', 'halls/one,gifts/box:webkit')
  vi.resetModules()
  const { isSampled } = await import('#testing/is-sampled.ts')
  vi.unstubAllEnvs()
  expect([isSampled('halls/one', 'oldest'), isSampled('halls/one')]).toEqual([true, true])
  expect([isSampled('gifts/box', 'webkit'), isSampled('gifts/box')]).toEqual([true, true])
  expect([isSampled('gifts/box', 'oldest'), isSampled('gifts', 'webkit'), isSampled('halls/two')]).toEqual([
    false,
    false,
    false,
  ])
})

it('each area comes round too', () => {
  const played = AREAS.flatMap((_, turn) => planSample(PAGES, { changed: [], turn }).areas)
  expect(new Set(played)).toEqual(new Set(AREAS))
})

it('of things that are alike some are played, others with each commit, and all outside of CI', () => {
  const languages = ['zh', 'en', 'tw']
  vi.stubEnv('TESTS_TURN', undefined)
  expect(someByTurns(languages, 1)).toEqual(languages)
  const played = [4, 5, 6].map((turn) => {
    vi.stubEnv('TESTS_TURN', String(turn))
    return someByTurns(languages, 1)
  })
  vi.unstubAllEnvs()
  expect(played).toEqual([['en'], ['tw'], ['zh']])
})

it('what has changed is played: a page, one of a family, an area by its sources or its tests', () => {
  const playedFor = (file: string) => planSample(PAGES, { changed: [file], turn: 0 })
  expect(playedFor('pages/halls/three/HallPage.tsx').pages).toContain('halls/three')
  expect(
    playedFor('pages/gifts/_family/theme.module.css').pages.filter((page) => !page.includes(':')),
  ).toEqual(['gifts/box'])
  expect(playedFor('pages/halls/three/HallPage.test.tsx').pages).not.toContain('halls/three')
  const area = AREAS.find(({ name }) => name === 'interrupted releases')
  for (const file of ['scripts/release/verbs/swap.ts', 'scripts/release/protocol/kill.test.ts'])
    expect(playedFor(file).areas).toContain(area)
})

it('without a history everything is played', () => {
  expect(planSample(PAGES, undefined)).toEqual({ pages: PAGES, areas: AREAS })
  const archive = mkdtempSync(path.join(tmpdir(), 'archive-'))
  folders.push(archive)
  expect(readHistory(archive)).toBeUndefined()
})

it('what is left out is told in a line', () => {
  const sample = planSample(PAGES, { changed: [], turn: 0 })
  expect(leftOutBy(sample, PAGES)).toMatch(/^Left to npm run test:rest: 5 of 5 pages in .+; npm run new; /)
  expect(leftOutBy({ pages: PAGES, areas: [...AREAS] }, PAGES)).toBe('Nothing was left out.')
})

it('the files of the last twenty commits have changed lately, and uncommitted ones', () => {
  const { root } = repository(23)
  mkdirSync(path.join(root, 'new'))
  writeFileSync(path.join(root, 'new/file.ts'), '')
  const { changed, turn } = readHistory(root) ?? { changed: [], turn: 0 }
  expect(turn).toBe(23)
  expect(changed).toContain('4.ts')
  expect(changed).not.toContain('3.ts')
  expect(changed).toContain('new/')
})

it('a tag that is nearer limits what has changed lately', () => {
  const { root } = repository(6, 4)
  expect([...(readHistory(root)?.changed ?? [])].sort()).toEqual(['5.ts', '6.ts'])
})
