import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Entry } from '../entry.ts'
import type { Folders } from '../folders.ts'
import { fileOf } from '../plan.ts'
import { isInScope, type Scope } from './places.ts'

/**
 * Accepts the pictures of the last run within a scope. A state that was not reached has no picture to accept; accepted
 * states that are gone are removed.
 * @returns the new entries.
 */
export function accept(entries: readonly Entry[], folders: Folders, scope: Scope): Entry[] {
  return entries.flatMap((entry): Entry[] => {
    if (!isInScope(entry, scope) || entry.unreached) return [entry]
    const file = fileOf(entry)
    const accepted = path.join(folders.accepted, file)
    rmSync(path.join(folders.diff, file), { force: true })
    if (entry.verdict === 'gone') {
      rmSync(accepted, { force: true })
      return []
    }
    mkdirSync(path.dirname(accepted), { recursive: true })
    copyFileSync(path.join(folders.now, file), accepted)
    const { share: _, ...rest } = entry
    return [{ ...rest, verdict: 'same' }]
  })
}
