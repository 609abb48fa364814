import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aptInstall } from '../../command/apt.ts'

const DEBIAN = '/usr/lib/postgresql'
/** The server refuses to run as root. */
const NOBODY = 65_534

/** Where PostgreSQL's programs lie; installed by apt where they are missing and that can be done. */
function programs(): string {
  const found = () => {
    const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort() : []
    const folder = path.join(DEBIAN, versions.at(-1) ?? '', 'bin')
    return existsSync(path.join(folder, 'initdb')) ? folder : undefined
  }
  const folder = found() ?? (aptInstall('postgresql') ? found() : undefined)
  if (!folder) throw new Error('PostgreSQL is missing: install it, on Debian by "apt install postgresql".')
  return folder
}

export interface PostgresServer {
  url: string
  /** Folder of pg_dump and the like. */
  programs: string
  stop(): Promise<void>
}

/** A PostgreSQL of its own in a temporary folder, on a free port of loopback. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = programs()
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const data = path.join(folder, 'data')
  const options = { ...as, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'collector', '-A', 'trust', '-E', 'UTF8'], {
    ...options,
    stdio: 'ignore',
  })
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder]
  const server = spawn(path.join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let said = ''
    server.stderr.on('data', (text) => {
      said += text
      if (said.includes('ready to accept connections')) resolve()
    })
    void ended.then(() => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
  return {
    url: `postgres://collector@127.0.0.1:${port}/postgres`,
    programs: bin,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
