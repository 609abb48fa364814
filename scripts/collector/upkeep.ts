import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { CommandError } from '../command/command-line.ts'
import { isPostgres, lock, openPglite, openPostgres } from './database.ts'
import { RowMaker } from './rows.ts'
import { Store } from './store.ts'

/** What PGlite keeps in a folder, as one archive. Throws a CommandError where PostgreSQL's own program does it. */
export async function dump(db: string, file: string): Promise<string> {
  refusePostgres(db, `pg_dump --format=custom --no-unlogged-table-data --file=${file} ${db}`)
  if (!existsSync(db)) throw new CommandError(`There is no folder ${db}: name it by --db.`)
  const release = await lock(db)
  try {
    const pglite = await PGlite.create({ dataDir: db })
    const archive = await pglite.dumpDataDir('gzip')
    writeFileSync(file, new Uint8Array(await archive.arrayBuffer()))
    await pglite.close()
  } finally {
    release()
  }
  return `${db} is in ${file}. To have it again: npm run collector -- restore --file ${file} --db <new folder>`
}

/** Brings such an archive back, into a folder that is not there yet. */
export async function restore(db: string, file: string): Promise<string> {
  refusePostgres(db, `pg_restore --clean --if-exists --dbname=${db} ${file}`)
  if (existsSync(db)) throw new CommandError(`${db} is there already: name a new folder by --db.`)
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}: name it by --file.`)
  const pglite = await PGlite.create({ dataDir: db, loadDataDir: new Blob([readFileSync(file)]) }).catch(
    (error: Error) => {
      throw new CommandError(`${file} is no archive of a collector (${error.message}).`)
    },
  )
  await pglite.close()
  return `${file} is in ${db}. Start it: npm run collector -- --db ${db}`
}

/** Deletes all that is kept of a person or a device. Counts have no ids in them, and stay. @param secret of the digests, as of the collector. */
export async function erase(
  db: string,
  { person, device }: { person?: string | undefined; device?: string | undefined },
  secret?: string,
): Promise<string> {
  const database = isPostgres(db) ? await openPostgres(db) : await openPglite(db)
  try {
    const store = await Store.open(database, 0)
    const maker = new RowMaker(await store.secret(secret))
    const deleted: number[] = []
    for (const [column, id] of Object.entries({ person, device }))
      if (id) {
        const digest = /^[0-9a-f]{16}$/.test(id) ? id : maker.digest(id)
        const rows = await database.query(`DELETE FROM events WHERE ${column} = $1 RETURNING rid`, [digest])
        deleted.push(rows.length)
      }
    const sum = deleted.reduce((all, each) => all + each, 0)
    return `${sum} events were deleted. Backups still have them: delete those, or let them lapse.`
  } finally {
    await database.close()
  }
}

function refusePostgres(db: string, command: string): void {
  if (isPostgres(db)) throw new CommandError(`PostgreSQL has a program for that: ${command}`)
}
