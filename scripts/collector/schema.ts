/**
 * Events by the day of their rid, each day a partition of its own, which is dropped as a whole; and counts, which `/health` reads,
 * by the hour, of timings by the day and page and build, and for the curves of a page by its hours: they are written in the transaction that stores an event for the first time, so one that arrives again is
 * not counted again. Rows of counts are updated in place, for which their pages have room (fillfactor). The same for PostgreSQL
 * and PGlite.
 */
const FIRST = `
CREATE TABLE IF NOT EXISTS events (
  day date NOT NULL, rid text NOT NULL, at timestamptz NOT NULL, received timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL, id text NOT NULL, page text NOT NULL, build text NOT NULL, runtime text NOT NULL,
  client text NOT NULL, language text NOT NULL, engine text NOT NULL, connection text NOT NULL,
  device text NOT NULL, person text NOT NULL, code text NOT NULL, outcome text NOT NULL, reason text NOT NULL,
  main text NOT NULL, timings jsonb NOT NULL, body jsonb NOT NULL,
  PRIMARY KEY (day, rid)
) PARTITION BY RANGE (day);
CREATE INDEX IF NOT EXISTS events_device ON events (device, at) WHERE device <> '';
CREATE INDEX IF NOT EXISTS events_person ON events (person, at) WHERE person <> '';
CREATE INDEX IF NOT EXISTS events_code ON events (code) WHERE code <> '';
CREATE TABLE IF NOT EXISTS boots (
  hour timestamptz, page text, build text, outcome text, reason text, client text, language text, engine text,
  n int NOT NULL, PRIMARY KEY (hour, page, build, outcome, reason, client, language, engine)
);
CREATE TABLE IF NOT EXISTS failures (
  hour timestamptz, page text, build text, main text, n int NOT NULL, PRIMARY KEY (hour, page, build, main)
);
CREATE TABLE IF NOT EXISTS timings (
  day date, page text, build text, metric text, bucket int,
  n int NOT NULL, PRIMARY KEY (day, page, build, metric, bucket)
) WITH (fillfactor = 60);
CREATE TABLE IF NOT EXISTS curves (
  page text, hour timestamptz, metric text, bucket int,
  n int NOT NULL, PRIMARY KEY (page, hour, metric, bucket)
) WITH (fillfactor = 60);
CREATE TABLE IF NOT EXISTS settings (name text PRIMARY KEY, value text NOT NULL);
`

/**
 * Boots that count for a watch: at most a few of one network in an hour. Limits of calls are of all processes on this database.
 */
const WEIGHED = `
ALTER TABLE boots ADD COLUMN IF NOT EXISTS weighed int NOT NULL DEFAULT 0;
UPDATE boots SET weighed = n;
CREATE TABLE IF NOT EXISTS networks (
  hour timestamptz, build text, network text, n int NOT NULL, PRIMARY KEY (hour, build, network)
);
CREATE UNLOGGED TABLE IF NOT EXISTS calls (minute int, network text, n int NOT NULL, PRIMARY KEY (minute, network));
`

/** Causes that were told, so that each is once. */
const ALERTS = 'CREATE TABLE IF NOT EXISTS alerts (cause text PRIMARY KEY, seen timestamptz NOT NULL);'

/** Steps from an empty database to the present schema; each ran once, and none is edited once it did. */
export const MIGRATIONS: readonly string[] = [FIRST, WEIGHED, ALERTS]

/** Ratio of two neighbouring buckets of a timing; a percentile is read from them by its place within its bucket. */
export const RATIO = 1.1

const COLUMNS =
  'day, rid, at, kind, id, page, build, runtime, client, language, engine, connection, device, person, code, outcome, reason, main, timings, body'

/**
 * Stores a list of rows ($1, JSON), counts those that are new, and returns how many they are. Each counts under its `of` and
 * `of_build`: '' for those that the site does not have. Of one network at most $2 boots of a build are weighed in an hour.
 */
export const INSERT = `
WITH incoming AS (
  SELECT * FROM jsonb_to_recordset($1::text::jsonb) AS row (
    day date, rid text, at timestamptz, kind text, id text, page text, build text, runtime text, client text,
    language text, engine text, connection text, device text, person text, code text, outcome text, reason text,
    main text, timings jsonb, body jsonb, of text, of_build text, network text)
), stored AS (
  INSERT INTO events (${COLUMNS}) SELECT ${COLUMNS} FROM incoming ON CONFLICT DO NOTHING RETURNING *
), new AS (
  SELECT DISTINCT ON (day, rid) stored.day, stored.rid, stored.at, stored.kind, stored.id, i.of AS page, i.of_build AS build,
    stored.client, stored.language, stored.engine, stored.outcome, stored.reason, stored.main, stored.timings, i.network
  FROM stored JOIN incoming i USING (day, rid)
), booted AS (
  SELECT b.*, b.network = '' OR coalesce(k.n, 0) + row_number() OVER (PARTITION BY b.build, b.network ORDER BY b.rid) <= $2 AS counts
  FROM new b LEFT JOIN networks k ON k.hour = date_trunc('hour', now()) AND k.build = b.build AND k.network = b.network
  WHERE kind = 'event' AND id = 'boot'
), counted_boots AS (
  INSERT INTO boots (hour, page, build, outcome, reason, client, language, engine, n, weighed)
  SELECT date_trunc('hour', at), page, build, outcome, reason, client, language, engine, count(*), count(*) FILTER (WHERE counts)
  FROM booted GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT (hour, page, build, outcome, reason, client, language, engine)
  DO UPDATE SET n = boots.n + excluded.n, weighed = boots.weighed + excluded.weighed
), counted_networks AS (
  INSERT INTO networks SELECT date_trunc('hour', now()), build, network, count(*)
  FROM booted WHERE network <> '' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (hour, build, network) DO UPDATE SET n = networks.n + excluded.n
), counted_failures AS (
  INSERT INTO failures SELECT date_trunc('hour', at), page, build, main, count(*)
  FROM new WHERE kind = 'event' AND id = 'error' GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (hour, page, build, main) DO UPDATE SET n = failures.n + excluded.n
), measured AS (
  SELECT page, build, at, key AS metric, floor(ln(value::numeric + 1) / ln(${RATIO}))::int AS bucket
  FROM new, jsonb_each_text(new.timings)
), counted_timings AS (
  INSERT INTO timings SELECT (at AT TIME ZONE 'UTC')::date, page, build, metric, bucket, count(*)
  FROM measured GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (day, page, build, metric, bucket) DO UPDATE SET n = timings.n + excluded.n
), counted_curves AS (
  INSERT INTO curves SELECT page, date_trunc('hour', at), metric, bucket, count(*)
  FROM measured GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (page, hour, metric, bucket) DO UPDATE SET n = curves.n + excluded.n
)
SELECT count(*)::int AS stored FROM new`
