import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LANGUAGES } from '../command.ts'
import { type Folders, foldersIn } from '../folders.ts'
import { fileOf } from '../plan.ts'
import type { Taken } from '../shoot-all.ts'
import { accept } from './accept.ts'
import { judge, withRun } from './judge.ts'
import { madeUpPicture } from './made-up-picture.ts'
import type { Place } from './places.ts'

const ALL = { pages: [], languages: LANGUAGES }

let folders: Folders
beforeEach(() => {
  folders = foldersIn(mkdtempSync(path.join(tmpdir(), 'gallery-')))
})
afterEach(() => rmSync(path.dirname(folders.root), { recursive: true }))

function place(name: string): Place {
  const [page = '', state = ''] = name.split(' ')
  return { page, state, language: 'zh' }
}

function put(folder: string, name: string, blackRows = 0): void {
  const file = path.join(folder, fileOf(place(name)))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, madeUpPicture(10, 10, blackRows))
}

/** A picture that was just taken. */
function take(name: string, { blackRows = 0, ...rest }: Partial<Taken> & { blackRows?: number } = {}): Taken {
  put(folders.now, name, blackRows)
  return { ...place(name), path: '/', recipe: {}, findings: [], ...rest }
}

const verdicts = (entries: { page: string; state: string; verdict: string }[]) =>
  entries.map(({ page, state, verdict }) => `${page} ${state}: ${verdict}`)

it('a picture is the same, changed or new, and one that no state has any more is gone', () => {
  put(folders.accepted, 'pets/house running')
  put(folders.accepted, 'pets/house ended')
  put(folders.accepted, 'pets/house asleep')
  const taken = [
    take('pets/house running'),
    take('pets/house ended', { blackRows: 3 }),
    take('pets/shop plain'),
  ]
  const entries = judge(taken, folders, ALL)
  expect(verdicts(entries)).toEqual([
    'pets/house running: same',
    'pets/house ended: changed',
    'pets/shop plain: new',
    'pets/house asleep: gone',
  ])
  expect(entries[1]?.share).toBe(0.3)
  expect(existsSync(path.join(folders.diff, 'pets/house/ended.zh.png'))).toBe(true)
})

it('what a run was not about is not gone', () => {
  put(folders.accepted, 'pets/house running')
  put(folders.accepted, 'pets/shop plain')
  const scope = { pages: ['pets/shop'], languages: ['en'] as const }
  expect(judge([], folders, { ...scope, languages: ['zh'] }).map(({ page }) => page)).toEqual(['pets/shop'])
  expect(judge([], folders, scope)).toEqual([])
})

it('a picture that is as accepted again loses its old difference', () => {
  put(folders.accepted, 'pets/house running')
  judge([take('pets/house running', { blackRows: 3 })], folders, ALL)
  judge([take('pets/house running')], folders, ALL)
  expect(existsSync(path.join(folders.diff, 'pets/house/running.zh.png'))).toBe(false)
})

it('a run of one page leaves what is known of the others', () => {
  const first = judge([take('pets/house running'), take('pets/shop plain')], folders, ALL)
  const again = judge([take('pets/house ended')], folders, { ...ALL, pages: ['pets/house'] })
  expect(verdicts(withRun(first, again, { ...ALL, pages: ['pets/house'] }))).toEqual([
    'pets/house ended: new',
    'pets/shop plain: new',
  ])
})

it('what is accepted is the same from then on; what is gone is forgotten', () => {
  put(folders.accepted, 'pets/house running')
  put(folders.accepted, 'pets/house asleep')
  const take2 = () => [take('pets/house running', { blackRows: 3 }), take('pets/shop plain')]
  const entries = accept(judge(take2(), folders, ALL), folders, ALL)
  expect(verdicts(entries)).toEqual(['pets/house running: same', 'pets/shop plain: same'])
  expect(entries[0]).not.toHaveProperty('share')
  expect(existsSync(path.join(folders.diff, 'pets/house/running.zh.png'))).toBe(false)
  expect(verdicts(judge(take2(), folders, ALL))).toEqual([
    'pets/house running: same',
    'pets/shop plain: same',
  ])
})

it('only what is named is accepted, and never a state that was not reached', () => {
  put(folders.accepted, 'pets/house running')
  put(folders.accepted, 'pets/shop plain')
  const taken = [
    take('pets/house running', { blackRows: 3 }),
    take('pets/shop plain', { blackRows: 3 }),
    take('pets/shop basket', { unreached: 'The tap "basket" was not found.' }),
  ]
  const entries = accept(judge(taken, folders, ALL), folders, { ...ALL, pages: ['pets/shop'] })
  expect(verdicts(entries)).toEqual([
    'pets/house running: changed',
    'pets/shop plain: same',
    'pets/shop basket: new',
  ])
})
