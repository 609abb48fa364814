import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreError } from './store.ts'

/** Held for milliseconds; one of this age on another machine belongs to a process that died. */
const STALE_MS = 30_000
const PATIENCE_MS = 45_000
const PAUSE_MS = 15

interface Lock {
  /** Whether it is still ours: asked before what it guards is done. */
  isHeld(): Promise<boolean>
  release(): Promise<void>
}

/** Does something while no other process holds the same lock file. The lock of a process that died is taken away. */
export async function withLock<T>(file: string, work: (lock: Lock) => Promise<T>): Promise<T> {
  const lock = await acquire(file)
  try {
    return await work(lock)
  } finally {
    await lock.release()
  }
}

async function acquire(file: string): Promise<Lock> {
  const mine = `${hostname()} ${process.pid} ${randomUUID()}`
  const isHeld = async () => (await readFile(file, 'utf8').catch(() => '')) === mine
  const release = async () => {
    if (await isHeld()) await rm(file, { force: true })
  }
  await mkdir(path.dirname(file), { recursive: true })
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(PAUSE_MS)) {
    if (await create(file, mine)) return { isHeld, release }
    if (await isStale(file)) await takeAway(file)
  }
  throw new StoreError(`Another process has held ${file} for long. If none is at work, delete that file.`)
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(content).finally(() => handle.close())
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isStale(file: string): Promise<boolean> {
  const [holder, found] = await Promise.all([
    readFile(file, 'utf8').catch(() => ''),
    stat(file).catch(() => undefined),
  ])
  if (!found) return false
  const [host, pid] = holder.split(' ')
  if (host === hostname() && pid && !isAlive(Number(pid))) return true
  return Date.now() - found.mtimeMs > STALE_MS
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** By a rename, so that of two who find a lock stale only one takes it; whoever holds it asks again before it acts. */
async function takeAway(file: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  await rename(file, aside).catch(() => undefined)
  await rm(aside, { force: true })
}
