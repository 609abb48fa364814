import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'

/** The SQL of PostgreSQL, wherever it runs: a column store or a distributed database that has its protocol is another `open`. */
export interface Database {
  readonly name: 'postgres' | 'pglite'
  /** Runs one statement; JSON columns and counts as JavaScript has them, moments as Date. */
  query<R extends object>(sql: string, values?: readonly unknown[]): Promise<R[]>
  /** Runs statements without values. */
  run(sql: string): Promise<void>
  close(): Promise<void>
}

/** @param url as postgres://user@host/database. */
export async function openPostgres(url: string): Promise<Database> {
  const sql = postgres(url, { max: 4, onnotice: () => {}, connect_timeout: 10 })
  // fails here, not at the first batch
  await sql`select 1`
  return {
    name: 'postgres',
    query: async <R extends object>(text: string, values: readonly unknown[] = []) =>
      [...(await sql.unsafe(text, values as never[]))] as unknown as R[],
    run: async (text) => void (await sql.unsafe(text).simple()),
    close: () => sql.end({ timeout: 5 }),
  }
}

/** PostgreSQL within this process. @param folder where it is kept; without one in memory. */
export async function openPglite(folder?: string): Promise<Database> {
  const db = await PGlite.create(folder ? { dataDir: folder } : {})
  return {
    name: 'pglite',
    query: async <R extends object>(text: string, values: readonly unknown[] = []) =>
      (await db.query<R>(text, [...values])).rows,
    run: async (text) => void (await db.exec(text)),
    close: () => db.close(),
  }
}
