import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
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

/** Whether --db names a server, and no folder. */
export const isPostgres = (db: string) => /^postgres(ql)?:/.test(db)

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

/**
 * Keeps a folder to this process until it ends, however it does: a name in the kernel's own space, which goes with its process. Two
 * processes in one folder would each overwrite what the other has stored. Throws a sentence where another has it.
 */
export async function lock(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const digest = createHash('sha256').update(realpathSync(folder)).digest()
  const server = createServer((socket) => socket.destroy())
  // an abstract name, which Linux alone has; elsewhere a port of this machine
  const place =
    process.platform === 'linux'
      ? { path: `\0campaign-collector-${digest.toString('hex').slice(0, 32)}` }
      : { host: '127.0.0.1', port: 20_000 + (digest.readUInt32BE() % 40_000) }
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `another collector has ${folder}. End it, or give this one a folder of its own, or PostgreSQL`,
            )
          : error,
      ),
    )
    server.listen(place, resolve)
  })
  server.unref()
  return () => server.close()
}

/** PostgreSQL within this process. @param folder where it is kept; without one in memory. Throws where another process has it. */
export async function openPglite(folder?: string): Promise<Database> {
  const release = folder ? await lock(folder) : () => {}
  const db = await PGlite.create(folder ? { dataDir: folder } : {}).catch((error) => {
    release()
    throw error
  })
  return {
    name: 'pglite',
    query: async <R extends object>(text: string, values: readonly unknown[] = []) =>
      (await db.query<R>(text, [...values])).rows,
    run: async (text) => void (await db.exec(text)),
    async close() {
      await db.close()
      release()
    },
  }
}
