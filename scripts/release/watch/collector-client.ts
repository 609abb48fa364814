import type { HealthReport } from '#shared/api/phone-health'
import { ReleaseError } from '../release-error.ts'
import { type Counts, GROUPS, type Group } from './evidence.ts'
import type { Health } from './watch-step.ts'

type Build = HealthReport['pages'][number]['builds'][number]

const TIMEOUT_MS = 10_000

/** Reads a collector's counts of builds since a moment, in ms since 1970. */
export type ReadHealth = (since: number, builds: readonly string[]) => Promise<Health>

/** Reads the counts of a collector. @param url as https://logs.example.com. @param token of operators. */
export function collectorAt(url: string, token: string): ReadHealth {
  return async (since, builds) => {
    const query = new URLSearchParams({ since: String(Math.floor(since)) })
    for (const build of builds) query.append('build', build)
    const data = await askCollector<HealthReport>(url, token, `/health?${query}`)
    if (!Array.isArray(data.pages)) throw silent(url, 'an answer without pages')
    if (data.pages.some((page) => page.builds.some((build) => !build.weighed)))
      throw silent(url, 'an answer without weighed counts, as of an older collector')
    return healthOf(data)
  }
}

/**
 * Asks a collector (`shared/api/phone-health.ts`). Throws a ReleaseError, `silent` where it does not answer and `command`
 * where it refuses.
 *
 * @param path with its query, as `/events?code=K7M2QX`.
 */
export async function askCollector<Data>(url: string, token: string, path: string): Promise<Data> {
  const answered = await fetch(url.replace(/\/$/, '') + path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => error)
  if (answered instanceof Error)
    throw silent(url, (answered.cause as Error | undefined)?.message ?? answered.message)
  return readAnswer(url, answered)
}

/** The data of a collector's answer. Throws as {@link askCollector} does. */
export async function readAnswer<Data>(url: string, answered: Response): Promise<Data> {
  if (answered.status === 401)
    throw new ReleaseError(
      'command',
      `The collector at ${url} refuses the token. Set COLLECTOR_TOKEN to the one that it was started with.`,
    )
  const { data } = (await answered.json().catch(() => ({}))) as { data?: Data }
  if (!answered.ok || !data) throw silent(url, `status ${answered.status}`)
  return data
}

const silent = (url: string, why: string) =>
  new ReleaseError(
    'silent',
    `The collector at ${url} does not answer (${why}). Is the address right, and is it running?`,
  )

function healthOf({ pages, visits }: HealthReport): Health {
  const builds = pages.flatMap((page) => page.builds)
  return { of: (build) => countsOf(builds.filter((each) => each.build === build)), visits }
}

function countsOf(builds: Build[]): Counts {
  const weighed = builds.map((build) => build.weighed)
  const groups = (Object.keys(GROUPS) as Group[]).map((group) => {
    const [kind, name] = GROUPS[group]
    return [group, outcomesOf(weighed.flatMap((build) => build[kind][name] ?? []))]
  })
  const visitsBy = (kind: 'engines' | 'clients') => {
    const visits: Record<string, number> = {}
    for (const build of weighed)
      for (const [name, outcomes] of Object.entries(build[kind]))
        visits[name] = (visits[name] ?? 0) + outcomesOf([outcomes]).visits
    return visits
  }
  return {
    all: outcomesOf(weighed),
    raw: outcomesOf(builds).visits,
    engines: visitsBy('engines'),
    clients: visitsBy('clients'),
    ...Object.fromEntries(groups),
  }
}

function outcomesOf(list: Pick<Build, 'ready' | 'failed' | 'left'>[]) {
  const sum = (count: (each: (typeof list)[number]) => number) =>
    list.reduce((all, each) => all + count(each), 0)
  return {
    visits: sum(({ ready, failed, left }) => ready + failed + left),
    failed: sum(({ failed }) => failed),
  }
}
