import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Entry } from '../entry.ts'
import type { Folders } from '../folders.ts'
import { fileOf } from '../plan.ts'
import type { Taken } from '../shoot-all.ts'
import { comparePictures } from './compare-pictures.ts'
import { isInScope, picturesIn, type Scope } from './places.ts'

/**
 * Compares the pictures of a run with the accepted ones, and draws the differences.
 * @param scope of the run: an accepted picture within it that was not taken is gone.
 */
export function judge(taken: readonly Taken[], folders: Folders, scope: Scope): Entry[] {
  const files = new Set(taken.map(fileOf))
  const gone = picturesIn(folders.accepted)
    .filter((place) => isInScope(place, scope) && !files.has(fileOf(place)))
    .map((place): Entry => ({ ...place, verdict: 'gone', findings: [] }))
  return [...taken.map((each) => judgeOne(each, folders)), ...gone]
}

function judgeOne({ page, state, language, unreached, findings }: Taken, folders: Folders): Entry {
  const file = fileOf({ page, state, language })
  const seen = { page, state, language, unreached, findings }
  const drawn = path.join(folders.diff, file)
  rmSync(drawn, { force: true })
  const before = read(path.join(folders.accepted, file))
  if (!before) return { ...seen, verdict: 'new' }
  const difference = comparePictures(before, readFileSync(path.join(folders.now, file)))
  if (!difference) return { ...seen, verdict: 'same' }
  mkdirSync(path.dirname(drawn), { recursive: true })
  writeFileSync(drawn, difference.picture)
  return { ...seen, verdict: 'changed', share: difference.share }
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** The entries of a run in place of what was known within its scope; of the rest, all that was known. */
export function withRun(known: readonly Entry[], run: readonly Entry[], scope: Scope): Entry[] {
  const others = known.filter((entry) => !isInScope(entry, scope))
  // pages by name, states in declared order: the sort is stable
  return [...others, ...run].sort((a, b) => (a.page === b.page ? 0 : a.page < b.page ? -1 : 1))
}
