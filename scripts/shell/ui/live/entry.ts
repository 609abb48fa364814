/** Kinds of entries, with the labels of their filters. */
export const KINDS = {
  bridge: 'Bridge',
  message: 'Message',
  call: 'Call',
  log: 'Log',
  report: 'Report',
  problem: 'Problem',
} as const

export type Kind = keyof typeof KINDS

export interface Entry {
  /** An entry with the same key replaces it. */
  key: string
  /** `run`: the page was opened again; no filter hides it. */
  kind: Kind | 'run'
  /** Ms since 1970, by this machine's clock. */
  at: number
  name: string
  /** Before the name, for instance 'POST'. */
  mark?: string
  /** In few words what came of it. */
  result: string
  tone: 'plain' | 'good' | 'warn' | 'bad'
  /** What belongs to it, by its title, as 'Payload' and 'Answer'. */
  parts?: Record<string, unknown>
}

const MOST = 600

/** Newest first, up to the limit of the list. */
export function withEntries(entries: readonly Entry[], news: readonly Entry[]): Entry[] {
  const byKey = new Map<string, Entry>()
  // Of one moment the last reported is the newest.
  for (const entry of [...entries].reverse()) byKey.set(entry.key, entry)
  for (const entry of news) byKey.set(entry.key, { ...entry, at: byKey.get(entry.key)?.at ?? entry.at })
  return [...byKey.values()]
    .reverse()
    .sort((one, other) => other.at - one.at)
    .slice(0, MOST)
}
