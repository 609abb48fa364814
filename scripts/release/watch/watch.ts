import { setTimeout as pause } from 'node:timers/promises'
import type { Live, Release } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'
import { ReleaseError } from '../release-error.ts'
import { prove } from '../verbs/prove.ts'
import { raise } from '../verbs/raise.ts'
import { rollback } from '../verbs/rollback.ts'
import { finish } from '../verbs/swap.ts'
import type { ReadHealth } from './collector-client.ts'
import { Evidence } from './evidence.ts'
import { evidenceInWords, liveInWords } from './format-watch.ts'
import type { WatchEvent } from './notify.ts'
import { FALSE_ALARMS, type Outcomes } from './sequential-test.ts'

/** `ended`: another publisher changed the page meanwhile. */
export type Verdict = 'healthy' | 'reverted' | 'few' | 'silent' | 'ended'

export interface WatchedPage {
  page: string
  build: string
  /** The build that it is held against. */
  against: string
  /** Of a hundred visitors, at the end. */
  share: number
  verdict: Verdict
  fresh: Outcomes
  old: Outcomes
  /** How many times likelier than by a build that is in order; `alarm` takes it back. */
  evidence: number
  alarm: number
  /** Whose visits the failures gather in. */
  group?: string
}

export interface Watched {
  verb: 'watch'
  pages: WatchedPage[]
}

export interface WatchOptions {
  read: ReadHealth
  /** How long each share is watched, in ms. */
  duration: number
  /** Shares to raise to, one after the other. */
  steps?: number[]
  /** Visits of the new build, and of the old one, that a verdict takes at each share. */
  visits?: number
  /** Called for what happened, before it is gone on. */
  notify?: (event: WatchEvent) => Promise<void>
  /** Called where hosts need their rules again. */
  onAddresses?: () => void
  /** Waits, in ms. */
  sleep?: (ms: number) => Promise<unknown>
  random?: () => number
}

/** A build that fails one in twenty is found within so many visits in nineteen of twenty cases (simulation.test.ts). */
export const FEWEST_VISITS = 500
const POLL_MS = 10_000
/** So long a collector may not answer. */
const SILENT_MS = 60_000
/** Visits of the old build from before count where all visitors get the new one. */
const BEFORE_MS = 86_400_000

interface Subject extends Omit<WatchedPage, 'verdict' | 'fresh' | 'old' | 'evidence' | 'group'> {
  proof: Evidence
  /** When its share began to be watched, ms since 1970. */
  since: number
  verdict?: Verdict
}

/**
 * Watches how builds start on phones, against the builds that they replace: takes one back that fails more often by more than
 * chance, raises the shares of others step by step, and marks those that went through as proven. Throws where the collector
 * cannot be read at the begin.
 *
 * @param names pages; those with a canary when it is empty.
 */
export async function watch(context: Context, names: string[], options: WatchOptions): Promise<Watched> {
  const { store, site, now } = context
  const { read, duration, steps = [], visits = FEWEST_VISITS, random = Math.random } = options
  const { sleep = pause, notify = async () => {}, onAddresses = () => {} } = options
  const from = now().getTime() - BEFORE_MS
  let live = (await readLive(store, site)).live
  let health = await read(from)
  const begun = health.visits
  let heard = now().getTime()
  const subjects = subjectsOf(live, names, steps)
  // what a watch that died has left
  if (names.length > 0) await finish(context, live, names)
  const added = names.filter((name) => !subjects.some(({ page }) => page === name))
  if (added.length > 0)
    context.announce(`Not watched, since there is no earlier build to hold it against: ${added.join(', ')}.`)
  for (const subject of subjects) begin(subject)
  report()

  while (subjects.some(({ verdict }) => !verdict)) {
    await sleep(Math.min(POLL_MS, duration / 6))
    const answered = await read(from).catch((error: ReleaseError) => error)
    live = (await readLive(store, site)).live
    if (answered instanceof Error) {
      if (now().getTime() - heard < SILENT_MS) continue
      for (const subject of open()) await end(subject, 'silent', answered.message)
      break
    }
    health = answered
    heard = now().getTime()
    for (const subject of open()) await look(subject)
    report()
  }
  delete context.watched
  return { verb: 'watch', pages: subjects.map(resultOf) }

  function open(): Subject[] {
    return subjects.filter(({ verdict }) => !verdict)
  }

  function begin(subject: Subject): void {
    const { build, against, share } = subject
    subject.proof = new Evidence(health.of(build), health.of(against), share === 100, random)
    subject.since = now().getTime()
  }

  async function look(subject: Subject): Promise<void> {
    const { page, build, against, proof } = subject
    const share = shareIn(live, page, build)
    if (share === undefined) return end(subject, 'ended')
    if (share !== subject.share) {
      subject.share = share
      return begin(subject)
    }
    proof.add(health.of(build), health.of(against))
    if (proof.strength >= subject.alarm) return takeBack(subject)
    if (now().getTime() - subject.since < duration) return
    if (health.visits === begun) return end(subject, 'silent', 'No page of the site has reported a visit.')
    if (Math.min(proof.fresh.visits, proof.old.visits) < visits) return end(subject, 'few')
    const next = steps.find((step) => step > share)
    if (next !== undefined && share < 100) return raiseTo(subject, next)
    await prove(noted(subject), page, {
      build,
      share,
      ...proof.fresh,
      against: { build: against, ...proof.old },
    })
    await end(subject, 'healthy')
  }

  async function raiseTo(subject: Subject, share: number): Promise<void> {
    const { page, build } = subject
    if (!(await done(subject, () => raise(noted(subject), page, build, share)))) return
    onAddresses()
    const before = evidenceInWords(resultOf(subject))
    subject.share = share
    begin(subject)
    await tell('raised', subject, before)
  }

  async function takeBack(subject: Subject): Promise<void> {
    const { page, build, against, share } = subject
    const expected = share === 100 ? { expect: build } : { expect: against, canary: build }
    if (!(await done(subject, () => rollback(noted(subject), [page], expected)))) return
    onAddresses()
    await end(subject, 'reverted')
  }

  /** False where another publisher was faster: the watch of the page ends. */
  async function done(subject: Subject, act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      if (!(error instanceof ReleaseError) || error.exit !== 3) throw error
      await end(subject, 'ended', error.message)
      return false
    }
  }

  async function end(subject: Subject, verdict: Verdict, why = ''): Promise<void> {
    subject.verdict = verdict
    live = (await readLive(store, site)).live
    await tell(verdict, subject, [evidenceInWords(resultOf(subject)), why].filter(Boolean).join(' '))
  }

  async function tell(event: WatchEvent['event'], subject: Subject, text: string): Promise<void> {
    context.announce(`${subject.page}: ${event}. ${text}`)
    await notify({ event, target: store.name, by: context.author.by, text, ...resultOf(subject) })
  }

  /** With the figures, as the reason that the records keep. */
  function noted(subject: Subject): Context {
    return { ...context, author: { ...context.author, note: evidenceInWords(resultOf(subject)) } }
  }

  function report(): void {
    context.watched = subjects.map(({ page }) => liveInWords(live, page)).join('\n')
    const strongest = subjects.map(resultOf).sort((a, b) => b.evidence / b.alarm - a.evidence / a.alarm)
    for (const result of strongest.slice(0, SHOWN))
      context.progress(`${result.page}: ${evidenceInWords(result)}`)
  }
}

/** JSON has no Infinity. */
const MOST_EVIDENCE = 1_000_000
/** Pages whose figures are printed at a time. */
const SHOWN = 3

function resultOf({ proof, since: _, verdict = 'ended', ...subject }: Subject): WatchedPage {
  const { fresh, old, strength, suspect } = proof
  return {
    ...subject,
    verdict,
    fresh,
    old,
    evidence: Math.min(strength, MOST_EVIDENCE),
    ...(suspect && { group: `${suspect.group}, ${suspect.outcomes.failed} of ${suspect.outcomes.visits}` }),
  }
}

/** The share that a build has of a page's visitors; undefined where it is not live. */
function shareIn({ pages }: Live, page: string, build: string): number | undefined {
  const now = Object.hasOwn(pages, page) ? pages[page] : undefined
  if (now?.canary?.build === build) return now.canary.share
  return now?.build === build && !now.canary ? 100 : undefined
}

/** Pages without an earlier build are left out. */
function subjectsOf({ pages }: Live, names: string[], steps: number[]): Subject[] {
  const watched = names.length > 0 ? names : Object.keys(pages).filter((page) => pages[page]?.canary)
  const missing = watched.find((page) => !Object.hasOwn(pages, page))
  if (missing !== undefined || watched.length === 0)
    throw new ReleaseError(
      'command',
      `${missing === undefined ? 'No page has a canary: name the pages to watch.' : `${missing} is not live.`} Nothing is watched, and nothing changed.`,
    )
  // a build that becomes that of all visitors is held against the old one once more
  const tests = watched.length * (steps.includes(100) ? 2 : 1)
  const none = { all: { visits: 0, failed: 0 } }
  return watched.flatMap((page) => {
    const { build, previousBuild, canary } = pages[page] as Release
    const against = canary ? build : previousBuild
    if (against === undefined) return []
    const [fresh, share] = canary ? [canary.build, canary.share] : [build, 100]
    // the evidence is replaced where watching begins
    const proof = new Evidence(none, none, false)
    return { page, build: fresh, against, share, alarm: tests / FALSE_ALARMS, proof, since: 0 }
  })
}
