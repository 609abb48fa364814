import type { VerbName } from '../release/command/verbs.ts'
import type { Offer, ReleaseError } from '../release/release-error.ts'
import type { Diff } from '../release/verbs/diff.ts'
import type { Past } from '../release/verbs/history.ts'
import type { OpenPage } from '../release/watch/watch.ts'
import type { ChangeSummary, Plan } from '../site/live.ts'

/** A build that all visitors of a page get, or all but those of a canary. */
export interface LiveBuild {
  build: string
  /** Number of the change that touched the page last. */
  change: number
  /** ISO. */
  at: string
  by: string
  note: string
  canary?: { build: string; share: number }
  standing: 'proven' | 'unproven' | 'reverted'
}

export interface PageRow {
  page: string
  titles: Record<'zh' | 'en' | 'tw', string>
  /** Those of the live build, else of the built one. */
  paths: string[]
  /** Its file, at the target or in the built site; '' without one. */
  cover: string
  live?: LiveBuild
  retired?: { at: string; by: string; note: string }
  /** The built page beside the live one; absent: it is not built. */
  built?: { build: string; differs: boolean }
}

/** `GET /api/site`. */
export interface SiteView {
  site: string
  target: string
  /** Who acts here. */
  by: string
  /** Number of the last change. */
  change: number
  /** By their ids. */
  pages: PageRow[]
  plans: Plan[]
  /** Watches that are not over. */
  watches: OpenPage[]
  /** Changes of the last day, newest first. */
  recent: ChangeSummary[]
  /** Why there is no built site. */
  problem: string
  collector: boolean
}

/** What phones have reported of a build. */
export interface Figures {
  visits: number
  failed: number
  /** 75th percentiles, ms. */
  lcp?: number
  inp?: number
}

/** `GET /api/health`: by page, of a week. */
export type HealthView = Record<string, { live?: Figures; before?: Figures; canary?: Figures }>

/** Texts of a key, live and built; undefined where the key is new or gone. */
export interface WordRow {
  key: string
  texts: Record<'zh' | 'en' | 'tw', readonly [live: string | undefined, built: string | undefined]>
}

/** Bytes over the wire, brotli. */
export type Weight = Record<'html' | 'scripts', number>

/** `GET /api/page`. */
export interface PageView {
  /** Newest first; empty for a page that never was live. */
  releases: Past[]
  /** Absent: it is not built. */
  diff?: Diff
  words: WordRow[]
  weights: Record<'live' | 'built' | 'budget', Weight | undefined>
  commits: { hash: string; subject: string; by: string; at: string }[]
  /** Why they are not known: '', none (a build without a commit), gone (not in this repository). */
  commitsProblem: '' | 'none' | 'gone'
  /** Names of its main states, for pictures. */
  states: string[]
}

/** A step of a device, as the log has it. */
export interface Step {
  at: number
  kind: string
  what: string
  detail: string
}

/** A part of a complaint that happened on one page. */
export interface VisitView {
  /** History path. */
  path: string
  /** Its page; '' where no page of this project has that path. */
  page: string
  /** When it began, by the server's clock where the log has it; ms since 1970. */
  at: number
  build: string
  client: string
  version: string
  language: string
  area: string
  isLoggedIn: boolean
  steps: Step[]
  /** Calls that were not answered as usual, as the sandbox's faults. */
  refused: {
    method: string
    path: string
    code?: number
    status?: number
    drop?: true
    hang?: true
    times?: number
  }[]
  /** What the log does not hold of it, by name. */
  lacks: string[]
  /** Opens the app shell with it; '' where the page or its build is not there. */
  replay: string
}

/** `GET /api/complaint`. Oldest first. */
export interface ComplaintView {
  visits: VisitView[]
}

/** `POST /api/act`: a command's verb, its pages or number, and options by their long names. */
export interface Act {
  verb: Extract<VerbName, 'publish' | 'rollback' | 'undo' | 'retire' | 'plans' | 'watch' | 'verify' | 'prune'>
  names: string[]
  options: Record<string, string | true | string[]>
}

/** How a command ended: its exit code, with what it prints as JSON or its message. */
export interface ActEnd {
  exit: number
  result?: unknown
  message?: string
  /** What kind of refusal it is; gone: the console's own server does not answer. */
  code?: ReleaseError['code'] | 'gone'
  /** Options that a person may choose after reading the message. */
  offers?: readonly Offer[]
}

/** A line of the answer to an act: progress while it runs, its end at last. */
export type ActLine = { line: string } | ActEnd
