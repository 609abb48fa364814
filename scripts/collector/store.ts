import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'
import { ODD_DAY, type Row } from './rows.ts'
import { INSERT, MIGRATIONS } from './schema.ts'

/** Rows of one transaction. */
const MOST_AT_ONCE = 2000
/** Rows that may wait for the database; beyond it batches are refused, and phones come again later. */
const MOST_WAITING = 20_000
const DAY = 86_400_000
const MINUTE = 60_000
/** Another process has created the same partition or table at the same moment. */
const CREATED_ELSEWHERE = new Set(['42P07', '23505', '42710'])

/** The database does not keep up. */
export class Busy extends Error {}

type Waiting = { rows: Row[]; done: (stored: number) => void; failed: (error: unknown) => void }

/** Events in a database. Rows that arrive together are written by one transaction, which each of their calls waits for. */
export class Store {
  readonly #database: Database
  readonly #perNetwork: number
  readonly #partitions = new Set<string>()
  #waiting: Waiting[] = []
  #held = 0
  #writing: Promise<void> | undefined

  private constructor(database: Database, perNetwork: number) {
    this.#database = database
    this.#perNetwork = perNetwork
  }

  /**
   * Brings the database to the present schema, in one transaction. Throws a sentence for one of a newer collector.
   * @param perNetwork boots of a build and one network that are weighed in an hour.
   */
  static async open(database: Database, perNetwork: number): Promise<Store> {
    await migrate(database)
    const store = new Store(database, perNetwork)
    await store.#ensurePartition(ODD_DAY)
    return store
  }

  /** The secret that ids are stored as digests of: the same in every process on this database. */
  async secret(given?: string): Promise<string> {
    const made = given ?? randomBytes(24).toString('base64url')
    await this.#database.query('INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      'secret',
      made,
    ])
    const [row] = await this.#database.query<{ value: string }>(
      'SELECT value FROM settings WHERE name = $1',
      ['secret'],
    )
    if (given && row?.value !== given)
      throw new Error(
        'The database has digests of another secret: start the collector with that one, or with a new database.',
      )
    return row?.value ?? made
  }

  /** Resolves to how many rows were new, when they are safe. Throws Busy. */
  write(rows: Row[]): Promise<number> {
    if (rows.length === 0) return Promise.resolve(0)
    if (this.#held + rows.length > MOST_WAITING) return Promise.reject(new Busy())
    this.#held += rows.length
    return new Promise((done, failed) => {
      this.#waiting.push({ rows, done, failed })
      this.#start()
    })
  }

  #start(): void {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined
      // of a caller that has just been answered, and wrote again
      if (this.#waiting.length > 0) this.#start()
    })
  }

  /** Drops what happened more than so many days ago. @returns the days that were dropped. */
  async prune(keepDays: number, now: number): Promise<string[]> {
    const first = new Date(now - keepDays * DAY).toISOString().slice(0, 10)
    const tables = await this.#database.query<{ name: string }>(
      "SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'events'::regclass",
    )
    const dropped = tables
      .map(({ name }) => name.replace('events_', '').replaceAll('_', '-'))
      .filter((day) => day < first && day !== ODD_DAY)
    for (const day of dropped) {
      await this.#database.run(`DROP TABLE IF EXISTS ${tableOf(day)}`)
      this.#partitions.delete(day)
    }
    await this.#database.query('DELETE FROM events WHERE day = $1 AND at < $2', [ODD_DAY, first])
    await this.#database.query('DELETE FROM timings WHERE day < $1', [first])
    for (const table of ['boots', 'failures', 'curves'])
      await this.#database.query(`DELETE FROM ${table} WHERE hour < $1`, [first])
    // of no use once their hour is over
    await this.#database.run("DELETE FROM networks WHERE hour < now() - interval '2 hours'")
    await this.#database.query('DELETE FROM calls WHERE minute < $1', [Math.floor(now / MINUTE) - 5])
    return dropped.sort()
  }

  /** Resolves when everything that waits is written. */
  async close(): Promise<void> {
    await this.#writing
    await this.#database.close()
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch: Waiting[] = []
      let size = 0
      while (this.#waiting.length > 0 && size < MOST_AT_ONCE) {
        const next = this.#waiting.shift() as Waiting
        size += next.rows.length
        batch.push(next)
      }
      await this.#writeBatch(batch)
      this.#held -= size
    }
  }

  async #writeBatch(batch: Waiting[]): Promise<void> {
    const rows = batch.flatMap((each) => each.rows)
    try {
      for (const day of new Set(rows.map((row) => row.day))) await this.#ensurePartition(day)
      const [result] = await this.#database.query<{ stored: number }>(INSERT, [
        JSON.stringify(rows),
        this.#perNetwork,
      ])
      for (const { done } of batch) done(result?.stored ?? 0)
    } catch (error) {
      // one by one: what one call brought must not cost the others
      if (batch.length > 1) for (const each of batch) await this.#writeBatch([each])
      else batch[0]?.failed(error)
    }
  }

  async #ensurePartition(day: string): Promise<void> {
    if (this.#partitions.has(day)) return
    const next = new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
    await this.#create(
      `CREATE TABLE IF NOT EXISTS ${tableOf(day)} PARTITION OF events FOR VALUES FROM ('${day}') TO ('${next}')`,
    )
    this.#partitions.add(day)
  }

  async #create(sql: string): Promise<void> {
    try {
      await this.#database.run(sql)
    } catch (error) {
      if (!CREATED_ELSEWHERE.has(String((error as { code?: string }).code))) throw error
      await this.#database.run(sql)
    }
  }
}

/** Number of the transaction lock that collectors take while they migrate. */
const MIGRATING = 710_531

async function migrate(database: Database): Promise<void> {
  await database
    .run('CREATE TABLE IF NOT EXISTS settings (name text PRIMARY KEY, value text NOT NULL)')
    .catch((error) => {
      if (!CREATED_ELSEWHERE.has(String((error as { code?: string }).code))) throw error
    })
  const [known] = await database.query<{ value: string }>("SELECT value FROM settings WHERE name = 'schema'")
  const [old] = await database.query<{ there: string | null }>("SELECT to_regclass('boots')::text AS there")
  // databases of the first schema have no number
  const from = known ? Number(known.value) : old?.there ? 1 : 0
  if (from > MIGRATIONS.length)
    throw new Error(
      `The database has schema ${from}, and this collector has ${MIGRATIONS.length}: start the newer collector that wrote it, or use another database.`,
    )
  if (from === MIGRATIONS.length) return
  // statements that are sent together are one transaction
  await database.run(`SELECT pg_advisory_xact_lock(${MIGRATING});
${MIGRATIONS.slice(from).join('\n')}
INSERT INTO settings VALUES ('schema', '${MIGRATIONS.length}') ON CONFLICT (name) DO UPDATE SET value = excluded.value;`)
}

const tableOf = (day: string) => `events_${day.replaceAll('-', '_')}`
