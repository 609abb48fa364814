import type { CollectedEvent, HealthReport } from '#shared/api/phone-health'
import type { Database } from './database.ts'
import { RATIO } from './schema.ts'

type Counts = Record<string, number>
type Groups = HealthReport['pages'][number]['builds'][number]['languages']

interface BootRow {
  page: string
  build: string
  outcome: string
  reason: string
  client: string
  language: string
  engine: string
  first: Date
  last: Date
  n: number
  weighed: number
}

/** Pages and builds of each that are listed: those with most visits. */
const MOST_PAGES = 300
const MOST_BUILDS = 12

/** Of the pages ($2: one, or '') and builds ($3: a list, or empty) that are asked for, those with most visits. */
const BOOTS = `WITH chosen AS (
  SELECT page, build, row_number() OVER (PARTITION BY page ORDER BY sum(n) DESC) AS nth,
    sum(sum(n)) OVER (PARTITION BY page) AS visits
  FROM boots WHERE hour >= date_trunc('hour', $1::timestamptz) AND ($2 = '' OR page = $2)
    AND ($3::text = '' OR build = ANY (string_to_array($3, ','))) GROUP BY page, build
), pages AS (SELECT page FROM chosen GROUP BY page ORDER BY max(visits) DESC LIMIT ${MOST_PAGES})
SELECT page, build, outcome, reason, client, language, engine, min(hour) AS first, max(hour) AS last, sum(n)::int AS n, sum(weighed)::int AS weighed
FROM boots JOIN chosen USING (page, build) JOIN pages USING (page)
WHERE hour >= date_trunc('hour', $1::timestamptz) AND nth <= ${MOST_BUILDS} GROUP BY 1, 2, 3, 4, 5, 6, 7`
const VISITS = `SELECT coalesce(sum(n), 0)::int AS n FROM boots WHERE hour >= date_trunc('hour', $1::timestamptz)`
const FAILURES = `SELECT page, build, main, sum(n)::int AS n FROM failures
  WHERE hour >= date_trunc('hour', $1::timestamptz) AND ($2 = '' OR page = $2) GROUP BY 1, 2, 3 ORDER BY n DESC LIMIT 5000`

/** The bucket below whose end three quarters lie, and how far into it (`part`, 0 to 1) the last of them is. */
const p75 = (table: string, groups: string, where: string) => `
WITH sums AS (SELECT ${groups}, metric, bucket, sum(n) AS n FROM ${table} WHERE ${where} GROUP BY ${groups}, metric, bucket),
running AS (
  SELECT *, sum(n) OVER (PARTITION BY ${groups}, metric ORDER BY bucket) AS upto,
    sum(n) OVER (PARTITION BY ${groups}, metric) AS total FROM sums
)
SELECT DISTINCT ON (${groups}, metric) ${groups}, metric, bucket, total::int AS n,
  ((total * 0.75 - upto + n) / n)::float AS part
FROM running WHERE upto >= total * 0.75 ORDER BY ${groups}, metric, bucket`

const since = "hour >= date_trunc('hour', $1::timestamptz)"
const VITALS = p75(
  'timings',
  'page, build',
  "day >= ($1::timestamptz AT TIME ZONE 'UTC')::date AND page = ANY (string_to_array($2, E'\\n'))",
)
const CURVES = p75('curves', 'hour, page', `${since} AND page = $2`)
const BOOTS_BY_HOUR = `SELECT hour, page, outcome, sum(n)::int AS n FROM boots
  WHERE ${since} AND page = $2 GROUP BY 1, 2, 3`

interface Percentile {
  page: string
  metric: string
  bucket: number
  part: number
}

function valueOf75({ metric, bucket, part }: Percentile): number {
  const value = RATIO ** (bucket + part) - 1
  return metric === 'cls' ? Math.round(value) / 1000 : Math.round(value)
}

/**
 * Counts since a moment, to the hour, of all pages, or of one with its curve. Pages that fail most stand first, then those with most
 * visits; of very many the most visited are listed.
 * @param only builds; empty: all.
 */
export async function readHealth(
  database: Database,
  from: number,
  page: string,
  only: readonly string[] = [],
): Promise<HealthReport> {
  const values = [new Date(from).toISOString(), page]
  const boots = await database.query<BootRow>(BOOTS, [...values, only.join(',')])
  const chosen = page ? [page] : [...new Set(boots.map((row) => row.page))]
  const [[sum], failures, vitals] = await Promise.all([
    database.query<{ n: number }>(VISITS, values.slice(0, 1)),
    database.query<{ page: string; build: string; main: string; n: number }>(FAILURES, values),
    database.query<Percentile & { build: string; n: number }>(VITALS, [values[0], chosen.join('\n')]),
  ])
  const pages = new Map<string, HealthReport['pages'][number]>()
  const buildOf = (path: string, build: string) => {
    const found = pages.get(path) ?? { page: path, builds: [], curve: [] }
    pages.set(path, found)
    let entry = found.builds.find((each) => each.build === build)
    if (!entry) {
      const counts = () => ({ ready: 0, failed: 0, left: 0, clients: {}, languages: {}, engines: {} })
      const more = { reasons: {}, errors: {}, weighed: counts(), vitals: {} }
      entry = { build, first: 0, last: 0, ...counts(), ...more }
      found.builds.push(entry)
    }
    return entry
  }
  for (const row of boots) {
    const entry = buildOf(row.page, row.build)
    const { outcome } = row
    if (outcome === 'ready' || outcome === 'failed' || outcome === 'left') {
      for (const [counts, n] of [
        [entry, row.n],
        [entry.weighed, row.weighed],
      ] as const) {
        counts[outcome] += n
        groupOf(counts.clients, row.client)[outcome] += n
        groupOf(counts.languages, row.language)[outcome] += n
        groupOf(counts.engines, row.engine)[outcome] += n
      }
    }
    if (row.reason) add(entry.reasons, row.reason, row.n)
    entry.first = Math.min(entry.first || Number.POSITIVE_INFINITY, row.first.getTime())
    entry.last = Math.max(entry.last, row.last.getTime())
  }
  // of pages and builds that are listed
  const listed = (path: string, build: string) => pages.get(path)?.builds.find((each) => each.build === build)
  for (const { page: path, build, main, n } of failures) {
    const entry = page ? buildOf(path, build) : listed(path, build)
    if (entry) add(entry.errors, main, n)
  }
  for (const row of vitals) {
    const entry = page ? buildOf(row.page, row.build) : listed(row.page, row.build)
    if (entry) entry.vitals[row.metric] = { p75: valueOf75(row), n: row.n }
  }
  if (page) await addCurves(database, values, pages)
  const share = ({ builds }: HealthReport['pages'][number]) => {
    const [failed, all] = builds.reduce(
      ([bad, sum], each) => [bad + each.failed, sum + each.ready + each.failed + each.left],
      [0, 0],
    )
    return { failing: all > 0 ? failed / all : 0, all }
  }
  return {
    since: from,
    visits: sum?.n ?? 0,
    pages: [...pages.values()]
      .map((each) => ({ ...each, builds: each.builds.sort((a, b) => b.last - a.last) }))
      .sort((a, b) => share(b).failing - share(a).failing || share(b).all - share(a).all),
  }
}

async function addCurves(
  database: Database,
  values: readonly unknown[],
  pages: ReadonlyMap<string, HealthReport['pages'][number]>,
): Promise<void> {
  const points = new Map<string, HealthReport['pages'][number]['curve'][number]>()
  const pointOf = (page: string, hour: Date) => {
    const at = hour.getTime()
    const key = `${page} ${at}`
    const point = points.get(key) ?? { at, ready: 0, failed: 0, left: 0, vitals: {} }
    if (!points.has(key)) pages.get(page)?.curve.push(point)
    points.set(key, point)
    return point
  }
  const boots = await database.query<{ hour: Date; page: string; outcome: string; n: number }>(
    BOOTS_BY_HOUR,
    values,
  )
  for (const { hour, page, outcome, n } of boots)
    if (outcome === 'ready' || outcome === 'failed' || outcome === 'left') pointOf(page, hour)[outcome] += n
  const curves = await database.query<Percentile & { hour: Date }>(CURVES, values)
  for (const row of curves) pointOf(row.page, row.hour).vitals[row.metric] = valueOf75(row)
  for (const { curve } of pages.values()) curve.sort((a, b) => a.at - b.at)
}

function add(counts: Counts, name: string, n: number): void {
  counts[name] = (counts[name] ?? 0) + n
}

function groupOf(groups: Groups, given: string): Groups[string] {
  const name = given || 'unknown'
  groups[name] ??= { ready: 0, failed: 0, left: 0 }
  return groups[name]
}

/** What is asked for; '' where it is not. `device` and `person` as stored. */
export interface EventFilter {
  device: string
  person: string
  code: string
  /** ms since 1970; those of a complaint's code are of the day before it. */
  since: number
  limit: number
}

const DAY = "interval '1 day'"
/** The complaint's own entries, and all of its device and person in the day before it. */
const BY_CODE = `
WITH complaint AS (SELECT max(at) AS at, array_agg(DISTINCT device) AS devices, array_agg(DISTINCT person) AS persons
  FROM events WHERE code = $1)
SELECT e.* FROM events e, complaint c WHERE e.code = $1 OR (
  e.at BETWEEN c.at - ${DAY} AND c.at + interval '10 minutes'
  AND ((e.device <> '' AND e.device = ANY (c.devices)) OR (e.person <> '' AND e.person = ANY (c.persons))))
ORDER BY e.at DESC, e.rid DESC LIMIT $2`
const BY_WHO = `SELECT * FROM events WHERE at >= $1
  AND ($2 = '' OR device = $2) AND ($3 = '' OR person = $3) ORDER BY at DESC, rid DESC LIMIT $4`

/** Events of a device, a person or a complaint, oldest first: of many the newest. */
export async function readEvents(database: Database, filter: EventFilter): Promise<CollectedEvent[]> {
  const { device, person, code, since, limit } = filter
  const rows = code
    ? await database.query<EventRow>(BY_CODE, [code, limit])
    : await database.query<EventRow>(BY_WHO, [new Date(since).toISOString(), device, person, limit])
  return rows.reverse().map(({ day: _, received, at, timings: __, ...row }) => ({
    ...row,
    at: at.getTime(),
    received: received.getTime(),
  }))
}

type EventRow = Omit<CollectedEvent, 'at' | 'received'> & {
  day: Date
  at: Date
  received: Date
  timings: object
}
