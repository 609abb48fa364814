/** What phones have reported, for operators: answered by the server that takes the log calls (`frontend-log.ts`). */
import { type InferOutput, number, object, optional, record, string, unknown } from 'valibot'
import { array, endpoint } from '#shared/runtime/schema'

const counts = record(string(), number())
const outcomes = { ready: number(), failed: number(), left: number() }
const groups = record(string(), object(outcomes))

/** Visits by the names of their clients, languages and engines; unknown for those that an event lacks. Engines: oldest, current. */
const by = { clients: groups, languages: groups, engines: groups }

/** A page's visits of one build; '' is a build that is not known. */
const build = object({
  build: string(),
  /** The hours of the first and the last visit, ms since 1970. */
  first: number(),
  last: number(),
  ...outcomes,
  /** Failed boots by reason: guard, boundary, part, fault. */
  reasons: counts,
  /** Errors by what went wrong: render, part, error, unhandledrejection, contract. */
  errors: counts,
  ...by,
  /** Of these visits at most a few of one network in an hour: what a watch goes by, since anybody may send reports. */
  weighed: object({ ...outcomes, ...by }),
  /**
   * By metric (paint, hydrated, data, lcp, inp, ttfb in ms; cls): the 75th percentile, within 4 % where
   * many visits were measured, and of how many; of the whole days (UTC) since. */
  vitals: record(string(), object({ p75: number(), n: number() })),
})

const health = object({
  since: number(),
  /** Of all pages and builds, whatever was asked for. */
  visits: number(),
  pages: array(
    object({
      page: string(),
      builds: array(build),
      /** By the hour, oldest first, vitals as their 75th percentiles: only where one page is asked for. */
      curve: array(object({ at: number(), ...outcomes, vitals: record(string(), number()) })),
    }),
  ),
})

const collected = object({
  rid: string(),
  /** When it happened and when it arrived, ms since 1970. */
  at: number(),
  received: number(),
  /** event, error (an entry of the local error log) or report. */
  kind: string(),
  id: string(),
  page: string(),
  build: string(),
  runtime: string(),
  client: string(),
  language: string(),
  engine: string(),
  connection: string(),
  /** Digests of the ids. */
  device: string(),
  person: string(),
  /** Of the complaint that brought it; ''. */
  code: string(),
  outcome: string(),
  reason: string(),
  main: string(),
  /** All of it, secrets masked. */
  body: unknown(),
})

/**
 * Boots, errors and vitals by page and build; pages that fail most come first. Operators only: `Authorization: Bearer` with
 * the collector's token. `since`: ms since 1970, or below zero so many ms ago, counted by the hour; default: a day ago. `page`: one history path, with
 * its curve. `build`: that build alone; several are given as several parameters.
 */
export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  input: object({ since: optional(string()), page: optional(string()), build: optional(string()) }),
  output: health,
  needLogin: false,
  operators: true,
})

/**
 * Events of a device, a person or a complaint, oldest first; of many the newest. Operators only, as `getHealth`. `device`
 * and `person`: the id, or its digest as events have it. `code`: as the person read it out; with everything of that device
 * and person in the day before. `since`: as there. `limit`: at most 1000; default 200.
 */
export const getEvents = endpoint({
  method: 'GET',
  path: '/events',
  input: object({
    device: optional(string()),
    person: optional(string()),
    code: optional(string()),
    since: optional(string()),
    limit: optional(string()),
  }),
  output: object({ list: array(collected) }),
  needLogin: false,
  operators: true,
})

export type HealthReport = InferOutput<typeof health>
export type CollectedEvent = InferOutput<typeof collected>
