import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const VERDICTS = ['changed', 'new', 'gone', 'same'] as const

const entrySchema = v.object({
  page: v.string(),
  state: v.string(),
  language: v.picklist(['zh', 'en', 'tw']),
  verdict: v.picklist(VERDICTS),
  /** Of the pixels that changed, 0 to 1. */
  share: v.optional(v.number()),
  /** Why the state was not reached. */
  unreached: v.optional(v.string()),
  /** Mistakes that the picture shows. */
  findings: v.array(v.string()),
})

/** The result of one picture. `gone`: it was accepted, and no page has that state any more. */
export type Entry = v.InferOutput<typeof entrySchema>
export type Verdict = Entry['verdict']

const FILE = 'run.json'

/** What is known of all pictures, as the last runs left it; nothing before the first. */
export function readEntries(folder: string): Entry[] {
  try {
    return v.parse(v.array(entrySchema), JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')))
  } catch {
    return []
  }
}

export function writeEntries(folder: string, entries: readonly Entry[]): void {
  writeFileSync(path.join(folder, FILE), `${JSON.stringify(entries, null, 1)}\n`)
}
