import { Counter, Gauge, Registry } from 'prom-client'
import type { Database } from './database.ts'
import { readHealth } from './queries.ts'

const HOUR = 3_600_000
/** Pages whose figures are given; the others are in that of page "". */
const MOST_PAGES = 200

/** Of each page its boots by outcome, and its vitals: of the whole time that is kept, and of the last hour. */
const OUTCOMES = `SELECT page, outcome, sum(n)::int AS n FROM boots GROUP BY 1, 2`
const ERRORS = `SELECT page, main, sum(n)::int AS n FROM failures GROUP BY 1, 2`

/**
 * The figures of phones for Prometheus. Boots and errors only grow, but for what is dropped after its days, which a scraper takes for a
 * restart; vitals are those of the last hour.
 */
export async function metricsOf(database: Database, now: number): Promise<{ type: string; text: string }> {
  const registry = new Registry()
  const own = { registers: [registry] }
  const boots = new Counter({
    ...own,
    name: 'pages_boots_total',
    help: 'Visits by how they ended: ready, failed, left',
    labelNames: ['page', 'outcome'],
  })
  const errors = new Counter({
    ...own,
    name: 'pages_errors_total',
    help: 'Errors by what went wrong',
    labelNames: ['page', 'kind'],
  })
  const vitals = new Gauge({
    ...own,
    name: 'pages_vital_p75',
    help: '75th percentile of the last hour, ms; cls as it is',
    labelNames: ['page', 'metric'],
  })
  const [outcomes, failures, health] = await Promise.all([
    database.query<{ page: string; outcome: string; n: number }>(OUTCOMES),
    database.query<{ page: string; main: string; n: number }>(ERRORS),
    readHealth(database, now - HOUR, ''),
  ])
  const visits = new Map<string, number>()
  for (const { page, n } of outcomes) visits.set(page, (visits.get(page) ?? 0) + n)
  const listed = new Set(
    [...visits]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_PAGES)
      .map(([page]) => page),
  )
  const named = (page: string) => (listed.has(page) ? page : '')
  for (const { page, outcome, n } of outcomes) boots.inc({ page: named(page), outcome }, n)
  for (const { page, main, n } of failures) errors.inc({ page: named(page), kind: main }, n)
  for (const { page, builds } of health.pages) {
    const [most] = [...builds].sort((a, b) => b.ready - a.ready)
    if (listed.has(page))
      for (const [metric, { p75 }] of Object.entries(most?.vitals ?? {})) vitals.set({ page, metric }, p75)
  }
  return { type: registry.contentType, text: await registry.metrics() }
}
