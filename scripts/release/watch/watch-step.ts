import {
  type Counts,
  comparedOf,
  type Evidence,
  isAlarming,
  isBelowFloor,
  isSpent,
  newEvidence,
  oddityOf,
  rawVisits,
  withCounts,
  worthOf,
} from './evidence.ts'

/**
 * `healthy`: proven. `reverted`: taken back. `few`: too few visits to tell. `unclear`: visits of the old build ran out.
 * `missing`: its visits do not come. `odd`: its visits are not like those of the old build: a person is to look. `silent`: the
 * collector is. `ended`: another publisher changed the page meanwhile.
 */
export type Verdict = 'healthy' | 'reverted' | 'few' | 'unclear' | 'missing' | 'odd' | 'silent' | 'ended'

/** A page that is watched, as JSON: it is kept at the target, so that any later process goes on with it. */
export interface WatchState {
  page: string
  build: string
  /** The build that it is held against. */
  against: string
  /** Of a hundred visitors, now. */
  share: number
  /** Shares to raise to, one after the other. */
  steps: number[]
  /** ms at each share. */
  duration: number
  /** Visits of either build that a verdict takes at each share. */
  visits: number
  /** Evidence that takes it back. */
  alarm: number
  /** Counts are of the time since then, ms since 1970. */
  from: number
  /** When its share began to be watched. */
  since: number
  /** When the collector answered last. */
  heard: number
  /** Visits of all pages of the site as this share began. */
  site: number
  evidence: Evidence
}

/** What phones have reported, as a collector answers it. */
export interface Health {
  /** Counts of a build, of all its addresses. */
  of(build: string): Counts
  /** Visits of all pages. */
  visits: number
}

/** What is so at a look. */
export interface Look {
  /** ms since 1970. */
  now: number
  /** Of a hundred visitors those that get the build; undefined where it is not live any more. */
  share: number | undefined
  health: Health | undefined
  /** Why there is none. */
  problem?: string
}

/** What follows from a look. */
export type Effect =
  | { act: 'raise'; share: number }
  | { act: 'take back'; why: string }
  | { act: 'prove' }
  | { act: 'end'; verdict: Exclude<Verdict, 'healthy' | 'reverted'>; why: string }

/** So long a collector may not answer. */
const SILENT_MS = 60_000
const DAY_MS = 86_400_000
/** Visits that have to be due before their absence is a sign. */
const FEWEST_DUE = 40
/** So long a host may take until it has the rules of a share. */
const SETTLING_MS = 300_000
/** Of those that are due. */
const MISSING = 1 / 4
/** Beyond so many times those that are due somebody else makes them. */
const TOO_MANY = 3
/** A comparison is to be worth so many times the visits of a verdict: at half of the visitors that takes more of them than at a tenth. */
const WORTH = 1.2
/** Visits of the new build for which those of the day before are to last, in those of a verdict. */
const LASTING = 1.5
/** At night so much of the day's mean comes. */
const NIGHT = 1 / 10

/** A share that begins to be watched. */
export function withShareBegun(
  state: Omit<WatchState, 'evidence' | 'since' | 'heard' | 'site'>,
  share: number,
  health: Health,
  now: number,
): WatchState {
  const begin = { fresh: health.of(state.build), old: health.of(state.against) }
  const evidence = newEvidence(begin, share === 100 ? state.visits * LASTING : undefined)
  return { ...state, share, since: now, heard: now, site: health.visits, evidence }
}

/** One look at a page: what is known afterwards, and what follows. Pure. */
export function step(
  state: WatchState,
  { now, share, health, problem = '' }: Look,
  random: () => number,
): { state: WatchState; effect?: Effect } {
  if (share === undefined) return { state, effect: end('ended') }
  if (!health) {
    const isSilent = now - state.heard >= SILENT_MS
    return { state, ...(isSilent && { effect: end('silent', problem) }) }
  }
  if (share !== state.share) return { state: withShareBegun(state, share, health, now) }
  const part = state.duration > 0 ? (now - state.since) / state.duration : 1
  const counts = { fresh: health.of(state.build), old: health.of(state.against) }
  const evidence = withCounts(state.evidence, counts, part, random)
  const next = { ...state, heard: now, evidence }
  const effect = effectOf(next, now, health.visits)
  return { state: next, ...(effect && { effect }) }
}

const end = (verdict: Exclude<Verdict, 'healthy' | 'reverted'>, why = ''): Effect => ({
  ...{ act: 'end', verdict, why },
})

function effectOf(state: WatchState, now: number, site: number): Effect | undefined {
  const { evidence, alarm, visits, share, duration, since, steps } = state
  if (isAlarming(evidence, alarm)) return { act: 'take back', why: '' }
  if (isBelowFloor(evidence, alarm))
    return { act: 'take back', why: 'More than one in five of its visits fail.' }
  const { fresh } = rawVisits(evidence)
  const due = dueVisits(state, now)
  const next = steps.find((each) => each > share)
  const isSettled = now - since >= Math.min(SETTLING_MS, duration / 2)
  if (isSettled && due >= FEWEST_DUE && fresh < due * MISSING) {
    const why = `No phone has started it, or the host lacks this share's rules: ${fresh} visits where ${Math.round(due)} were due.`
    return share < 100 && next !== undefined ? { act: 'take back', why } : end('missing', why)
  }
  if (now - since < duration) return undefined
  if (site === state.site) return end('silent', 'No page of the site has reported a visit.')
  const compared = comparedOf(evidence)
  if (Math.min(compared.fresh, compared.old) < visits || worthOf(evidence) < visits * WORTH) {
    if (!isSpent(evidence)) return end('few')
    return end('unclear', 'The visits of the day before are used up: there are too few of them to tell.')
  }
  const oddity = oddityOf(evidence)
  if (oddity)
    return end('odd', `Its visits are distributed otherwise than those of the old build, ${oddity}.`)
  if (share < 100 && due >= FEWEST_DUE && fresh > due * TOO_MANY)
    return end('odd', `It has ${fresh} visits where ${Math.round(due)} were due.`)
  return next !== undefined && share < 100 ? { act: 'raise', share: next } : { act: 'prove' }
}

/** Visits that the new build should have by those of the old one. */
function dueVisits({ evidence, share, since }: WatchState, now: number): number {
  const { old } = rawVisits(evidence)
  return share < 100 ? (old * share) / (100 - share) : ((old * (now - since)) / DAY_MS) * NIGHT
}
