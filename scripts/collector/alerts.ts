import type { Database } from './database.ts'

const TIMEOUT_MS = 10_000

/** Something that a person is to look at. */
export interface Alert {
  /** Names the cause; each is told once, until it was gone for a day. */
  cause: string
  /** A sentence, as chats show it. */
  text: string
  page: string
  build: string
}

/** Failed visits of the last hour from which on a page is looked at. */
const FEWEST_FAILED = 10
/** Chance of so many failures at twice the usual share, below which it is no chance. */
const SURELY = 1e-4
/** Reports of a build that the site does not have. */
const FEWEST_STRANGE = 50
/** What nothing fails less often than: bad networks. */
const LEAST_SHARE = 0.002

const PAGES = `SELECT page,
  sum(weighed) FILTER (WHERE hour >= $1::timestamptz - interval '1 hour')::int AS visits,
  sum(weighed) FILTER (WHERE hour >= $1::timestamptz - interval '1 hour' AND outcome = 'failed')::int AS failed,
  sum(weighed) FILTER (WHERE hour < $1::timestamptz - interval '1 hour')::int AS week,
  sum(weighed) FILTER (WHERE hour < $1::timestamptz - interval '1 hour' AND outcome = 'failed')::int AS week_failed
FROM boots WHERE hour >= $1::timestamptz - interval '7 days' AND page <> '' GROUP BY page`
const STRANGE = `SELECT page, build, count(*)::int AS n FROM events
  WHERE at >= $1::timestamptz - interval '1 hour' AND kind = 'event' AND id = 'boot' AND build <> '' GROUP BY 1, 2
  HAVING count(*) >= ${FEWEST_STRANGE} ORDER BY n DESC LIMIT 100`

/** Pages that fail at least twice as often as in their own last week; builds that nobody has published. @param isKnown absent: no site is known. */
export async function findAlerts(
  database: Database,
  now: number,
  isKnown?: (build: string) => boolean,
): Promise<Alert[]> {
  const values = [new Date(now).toISOString()]
  const pages = await database.query<
    Record<'visits' | 'failed' | 'week' | 'week_failed', number | null> & { page: string }
  >(PAGES, values)
  const failing = pages.flatMap(({ page, visits, failed, week, week_failed }): Alert[] => {
    if (!visits || !failed || failed < FEWEST_FAILED || !week) return []
    const usual = Math.max((week_failed ?? 0) / week, LEAST_SHARE)
    if (failed / visits < 2 * usual || atLeast(failed, visits, Math.min(1, 2 * usual)) > SURELY) return []
    const share = (part: number) => `${(part * 100).toFixed(1)} %`
    const text = `${page} fails in ${share(failed / visits)} of its visits (${failed} of ${visits} in the last hour), in the week before in ${share((week_failed ?? 0) / week)}.`
    return [{ cause: `failing ${page}`, text, page, build: '' }]
  })
  if (!isKnown) return failing
  const strange = (await database.query<{ page: string; build: string; n: number }>(STRANGE, values)).filter(
    ({ build }) => !isKnown(build),
  )
  return [
    ...failing,
    ...strange.map(({ page, build, n }) => ({
      ...{ cause: `strange ${build}`, page, build },
      text: `Build ${build} of ${page} reports ${n} visits in an hour, and nobody has published it: a copy of the site, or forged reports.`,
    })),
  ]
}

/** Chance of at least so many of `of`, each with this chance: the normal approximation, at its continuity-corrected edge. */
function atLeast(count: number, of: number, chance: number): number {
  const deviation = Math.sqrt(of * chance * (1 - chance)) || Number.MIN_VALUE
  const z = (count - 0.5 - of * chance) / deviation
  return z > 0 ? Math.exp(-(z * z) / 2) / 2 : 1
}

/** Tells each cause once, of all collectors on a database: again only after it was gone for a day. @param post sends one; false: not taken. */
export async function tellNew(
  database: Database,
  alerts: readonly Alert[],
  now: number,
  post: (alert: Alert) => Promise<boolean>,
): Promise<void> {
  const at = new Date(now).toISOString()
  await database.query("DELETE FROM alerts WHERE seen < $1::timestamptz - interval '1 day'", [at])
  for (const alert of alerts) {
    const [first] = await database.query<{ cause: string }>(
      'INSERT INTO alerts VALUES ($1, $2) ON CONFLICT (cause) DO NOTHING RETURNING cause',
      [alert.cause, at],
    )
    if (first && !(await post(alert)))
      // not told, so it is none yet
      await database.query('DELETE FROM alerts WHERE cause = $1', [alert.cause])
    if (!first) await database.query('UPDATE alerts SET seen = $2 WHERE cause = $1', [alert.cause, at])
  }
}

/** Posts alerts to a URL, as JSON with a `text` for chats. */
export function posterTo(url: string, report: (problem: string) => void): (alert: Alert) => Promise<boolean> {
  return async (alert) => {
    const answered = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'alert', ...alert }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => error)
    if (!(answered instanceof Error) && answered.ok) return true
    const why = answered instanceof Error ? answered.message : `status ${answered.status}`
    report(`Warning: ${new URL(url).origin} did not take an alert (${why}). It is tried again.`)
    return false
  }
}
