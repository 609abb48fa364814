import { setTimeout as pause } from 'node:timers/promises'
import type { Live, Release } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { minute } from '../format-change.ts'
import { readLive } from '../live/read-live.ts'
import { ReleaseError } from '../release-error.ts'
import type { Store } from '../store/store.ts'
import { prove } from '../verbs/prove.ts'
import { raise } from '../verbs/raise.ts'
import { rollback } from '../verbs/rollback.ts'
import { finish } from '../verbs/swap.ts'
import type { ReadHealth } from './collector-client.ts'
import { freshOf, oldOf, strengthOf, suspectOf } from './evidence.ts'
import { evidenceInWords, liveInWords } from './format-watch.ts'
import type { WatchEvent } from './notify.ts'
import { endWatch, isWatched, keepWatch, type OpenWatch, readWatch, watchedPages } from './open-watches.ts'
import { FALSE_ALARMS, type Outcomes } from './sequential-test.ts'
import { type Effect, step, type Verdict, type WatchState, withShareBegun } from './watch-step.ts'

export interface WatchedPage extends Pick<WatchState, 'page' | 'build' | 'against' | 'share' | 'alarm'> {
  /** Absent: it goes on. */
  verdict?: Verdict
  fresh: Outcomes
  old: Outcomes
  /** How many times likelier than by a build that is in order; `alarm` takes it back. */
  evidence: number
  /** Whose visits the failures gather in. */
  group?: string
}

export interface Watched {
  verb: 'watch'
  pages: WatchedPage[]
}

export interface WatchOptions {
  read: ReadHealth
  /** Its address, for who goes on with the watch. */
  collector: string
  /** How long each share is watched, in ms. */
  duration: number
  /** Shares to raise to, one after the other. */
  steps?: number[]
  /** Visits of the new build, and of the old one, that a verdict takes at each share. */
  visits?: number
  /** Begins again where another watch of the build is open, in place of going on with it. */
  isAnew?: boolean
  /** Called for what happened, before it is gone on. */
  notify?: (event: WatchEvent) => Promise<void>
  /** Called where hosts need their rules again. */
  onAddresses?: () => void
  /** Waits, in ms. */
  sleep?: (ms: number) => Promise<unknown>
  random?: () => number
}

/** A tenth of the visitors of a build that fails one in twenty find it within so many visits in most cases (simulation.test.ts). */
export const FEWEST_VISITS = 500
const POLL_MS = 10_000
/** Visits of the old build from before count where all visitors get the new one. */
const BEFORE_MS = 86_400_000

interface Subject {
  watch: OpenWatch
  verdict?: Verdict
}

/**
 * Watches how builds start on phones, against the builds that they replace: takes one back that fails more often by more than
 * chance, raises the shares of others step by step, and marks those that went through as proven. Each look is kept at the target, so
 * that another process goes on where this one ends. Throws where the collector cannot be read at the begin.
 *
 * @param names pages; those with a canary or an open watch when it is empty.
 */
export async function watch(context: Context, names: string[], options: WatchOptions): Promise<Watched> {
  const { store, site, now } = context
  const { read, sleep = pause } = options
  const from = now().getTime() - BEFORE_MS
  const { live } = await readLive(store, site)
  const watched = names.length > 0 ? names : await watchable(context, live)
  refuseMissing(live, watched)
  // what a watch that died has left
  if (names.length > 0) await finish(context, live, names)
  const health = await read(from, buildsOf(live, watched))
  const subjects: Subject[] = []
  for (const page of watched) {
    const open = options.isAnew ? undefined : await readWatch(store, page)
    const begun = stateOf(live, page, watched.length, options)
    const isSame = open?.state.build === begun?.build && open?.state.against === begun?.against
    if (open && begun && isSame) {
      context.announce(goesOn(open))
      subjects.push({ watch: open })
    } else if (begun) {
      const state = withShareBegun({ ...begun, from }, begun.share, health, now().getTime())
      const { collector } = options
      const at = now().toISOString()
      subjects.push({ watch: { schema: 1, state, collector, by: context.author.by, at } })
    }
  }
  const added = watched.filter((page) => !subjects.some(({ watch: { state } }) => state.page === page))
  if (added.length > 0)
    context.announce(`Not watched, since there is no earlier build to hold it against: ${added.join(', ')}.`)
  for (const { watch: open } of subjects) await keepWatch(store, open)
  report(context, live, subjects)
  while (subjects.some(({ verdict }) => !verdict)) {
    const longest = Math.min(...subjects.map(({ watch: { state } }) => state.duration))
    await sleep(Math.min(POLL_MS, longest / 6))
    await look(context, subjects, options)
  }
  delete context.watched
  return { verb: 'watch', pages: subjects.map(resultOf) }
}

/**
 * Looks once at each open watch, whoever began it: called often, it does what `watch` does.
 *
 * @param readOf reads a collector.
 */
export async function lookAtOpen(
  context: Context,
  {
    readOf,
    ...options
  }: Pick<WatchOptions, 'notify' | 'onAddresses' | 'random'> & {
    readOf: (collector: string) => ReadHealth
  },
): Promise<WatchedPage[]> {
  const results: WatchedPage[] = []
  for (const page of await watchedPages(context.store)) {
    const open = await readWatch(context.store, page)
    if (!open) continue
    const subject: Subject = { watch: open }
    await look(context, [subject], { ...options, read: readOf(open.collector) })
    results.push(resultOf(subject))
  }
  return results
}

/** A watch that is not over, with who began it (`by`) and when (`at`, ISO). */
export interface OpenPage extends WatchedPage {
  by: string
  at: string
  /** Shares that it is raised to yet. */
  next: number[]
}

/** The watches that are not over. */
export async function openWatches(store: Store): Promise<OpenPage[]> {
  const open = await Promise.all((await watchedPages(store)).map((page) => readWatch(store, page)))
  return open.flatMap((watch) => {
    if (!watch) return []
    const { steps, share } = watch.state
    return [
      { ...resultOf({ watch }), by: watch.by, at: watch.at, next: steps.filter((step) => step > share) },
    ]
  })
}

/** Ends the open watches of these pages, and leaves what is live. @returns those that were watched. */
export async function stopWatching({ store }: Context, pages: string[]): Promise<string[]> {
  const open = (await watchedPages(store)).filter((page) => pages.length === 0 || pages.includes(page))
  for (const page of open) await endWatch(store, page)
  return open
}

/** One look at each that is not over, and what follows from it. */
async function look(
  context: Context,
  subjects: Subject[],
  options: Pick<WatchOptions, 'read' | 'notify' | 'onAddresses' | 'random'>,
): Promise<void> {
  const { store, site, now } = context
  const open = subjects.filter(({ verdict }) => !verdict)
  const builds = open.flatMap(({ watch: { state } }) => [state.build, state.against])
  const from = Math.min(...open.map(({ watch: { state } }) => state.from))
  const answered = await options.read(from, builds).catch((error: ReleaseError) => error)
  const { live } = await readLive(store, site)
  const seen =
    answered instanceof Error ? { health: undefined, problem: answered.message } : { health: answered }
  for (const subject of open) {
    const { state } = subject.watch
    // stopped by its command, or over by another process
    if (!(await isWatched(store, state.page))) {
      await follow(context, subject, { act: 'end', verdict: 'ended', why: 'The watch was stopped.' }, options)
      continue
    }
    const share = shareIn(live, state.page, state.build)
    const found = step(state, { now: now().getTime(), share, ...seen }, options.random ?? Math.random)
    subject.watch = { ...subject.watch, state: found.state }
    if (found.effect) await follow(context, subject, found.effect, options)
    if (subject.verdict) await endWatch(store, state.page)
    else await keepWatch(store, subject.watch)
  }
  report(context, live, subjects)
}

/** Does what follows from a look. */
async function follow(
  context: Context,
  subject: Subject,
  effect: Effect,
  { read, notify = async () => {}, onAddresses = () => {} }: Omit<WatchOptions, 'collector' | 'duration'>,
): Promise<void> {
  const { state } = subject.watch
  const { page, build, against, share } = state
  if (effect.act === 'end') return end(effect.verdict, effect.why)
  if (effect.act === 'raise') {
    if (!(await done(() => raise(noted(''), page, build, effect.share)))) return
    onAddresses()
    const before = evidenceInWords(resultOf(subject))
    const health = await read(state.from, [build, against])
    subject.watch = {
      ...subject.watch,
      state: withShareBegun(state, effect.share, health, context.now().getTime()),
    }
    return tell('raised', before)
  }
  if (effect.act === 'take back') {
    const expected = share === 100 ? { expect: build } : { expect: against, canary: build }
    let addresses = false
    const takenBack = await done(async () => {
      ;({ addresses } = await rollback(noted(effect.why), [page], expected))
    })
    if (!takenBack) return
    if (addresses) onAddresses()
    return end('reverted', effect.why)
  }
  const { fresh, old } = resultOf(subject)
  await prove(noted(''), page, { build, share, ...fresh, against: { build: against, ...old } })
  return end('healthy', '')

  /** False where another publisher was faster: the watch of the page ends. */
  async function done(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      if (!(error instanceof ReleaseError) || error.exit !== 3) throw error
      await end('ended', error.message)
      return false
    }
  }

  async function end(verdict: Verdict, why: string): Promise<void> {
    subject.verdict = verdict
    await tell(verdict, [evidenceInWords(resultOf(subject)), why].filter(Boolean).join(' '))
  }

  async function tell(event: WatchEvent['event'], text: string): Promise<void> {
    context.announce(`${page}: ${event}. ${text}`)
    await notify({ event, target: context.store.name, by: context.author.by, text, ...resultOf(subject) })
  }

  /** With the figures, as the reason that the records keep. */
  function noted(why: string): Context {
    const note = [evidenceInWords(resultOf(subject)), why].filter(Boolean).join('. ')
    return { ...context, author: { ...context.author, note } }
  }
}

function report(context: Context, live: Live, subjects: Subject[]): void {
  context.watched = subjects.map(({ watch: { state } }) => liveInWords(live, state.page)).join('\n')
  const strongest = subjects.map(resultOf).sort((a, b) => b.evidence / b.alarm - a.evidence / a.alarm)
  for (const result of strongest.slice(0, SHOWN))
    context.progress(`${result.page}: ${evidenceInWords(result)}`)
}

const goesOn = ({ state: { page, steps, share }, by, at }: OpenWatch) => {
  const left = steps.filter((each) => each > share)
  const then = left.length > 0 ? `, then ${left.join(', ')}` : ''
  return `${page}: goes on with the watch that ${by} began at ${minute(at)} UTC, at ${share} of 100${then}. --anew begins again.`
}

/** JSON has no Infinity. */
const MOST_EVIDENCE = 1_000_000
/** Pages whose figures are printed at a time. */
const SHOWN = 3

function resultOf({ watch: { state }, verdict }: Subject): WatchedPage {
  const { page, build, against, share, alarm, evidence } = state
  const suspect = suspectOf(evidence)
  return {
    ...{ page, build, against, share, alarm },
    ...(verdict && { verdict }),
    fresh: freshOf(evidence),
    old: oldOf(evidence),
    evidence: Math.min(strengthOf(evidence), MOST_EVIDENCE),
    ...(suspect && { group: `${suspect.group}, ${suspect.outcomes.failed} of ${suspect.outcomes.visits}` }),
  }
}

/** The share that a build has of a page's visitors; undefined where it is not live. */
function shareIn({ pages }: Live, page: string, build: string): number | undefined {
  const now = Object.hasOwn(pages, page) ? pages[page] : undefined
  if (now?.canary?.build === build) return now.canary.share
  return now?.build === build && !now.canary ? 100 : undefined
}

async function watchable({ store }: Context, { pages }: Live): Promise<string[]> {
  const canaries = Object.keys(pages).filter((page) => pages[page]?.canary)
  const open = (await watchedPages(store)).filter((page) => Object.hasOwn(pages, page))
  return [...new Set([...canaries, ...open])].sort()
}

function refuseMissing({ pages }: Live, watched: string[]): void {
  const missing = watched.find((page) => !Object.hasOwn(pages, page))
  if (missing !== undefined || watched.length === 0)
    throw new ReleaseError(
      'command',
      `${missing === undefined ? 'No page has a canary: name the pages to watch.' : `${missing} is not live.`} Nothing is watched, and nothing changed.`,
    )
}

/** The builds of a page that are held against each other; undefined without an earlier one. */
function pairOf({ pages }: Live, page: string) {
  const { build, previousBuild, canary } = pages[page] as Release
  if (canary) return { build: canary.build, against: build, share: canary.share }
  return previousBuild === undefined ? undefined : { build, against: previousBuild, share: 100 }
}

const buildsOf = (live: Live, pages: string[]) =>
  pages.flatMap((page) => {
    const pair = pairOf(live, page)
    return pair ? [pair.build, pair.against] : []
  })

/** @param together how many pages are watched at once. */
function stateOf(
  live: Live,
  page: string,
  together: number,
  { duration, steps = [], visits = FEWEST_VISITS }: WatchOptions,
): Omit<WatchState, 'evidence' | 'since' | 'heard' | 'site' | 'from'> | undefined {
  const pair = pairOf(live, page)
  if (!pair) return undefined
  // a build that becomes that of all visitors is held against the old one once more
  const tests = together * (steps.includes(100) ? 2 : 1)
  return { page, ...pair, steps, duration, visits, alarm: tests / FALSE_ALARMS }
}
