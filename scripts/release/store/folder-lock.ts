import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreError } from './store.ts'

const PATIENCE_MS = 45_000
const PAUSE_MS = 15
const OVER = 'over'

/**
 * Does something while no other process does so under the same lock: one turn after the other, as files that end in a number.
 *
 * A turn is over when its holder shows a message, or has died; never because of its age, since a holder that was stopped goes on with
 * what it was about to do. A process on another machine cannot be seen to be dead: a person has to delete its file.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, patience = PATIENCE_MS): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true })
  const turn = await takeTurn(file, patience)
  try {
    return await work()
  } finally {
    await write(turn, (aside) => rename(aside, turn), OVER)
  }
}

async function takeTurn(file: string, patience: number): Promise<string> {
  for (const deadline = Date.now() + patience; ; await pause(PAUSE_MS)) {
    const turns = await turnsOf(file)
    const last = turns.at(-1) ?? 0
    const holder = last === 0 ? OVER : await readFile(turnAt(file, last), 'utf8').catch(() => '')
    if (isOver(holder)) {
      const mine = turnAt(file, last + 1)
      // The last turn is never taken away, so that a process that finds a later one than its own came too late.
      const taken = await write(mine, (aside) => link(aside, mine), thisProcess())
      if (taken && (await turnsOf(file)).at(-1) === last + 1) {
        for (const before of turns) await rm(turnAt(file, before), { force: true })
        return mine
      }
      if (taken) await rm(mine, { force: true })
    }
    if (Date.now() > deadline) {
      const [host, pid] = holder.split(' ')
      throw new StoreError(
        `Another process (${pid} on ${host}) has held ${turnAt(file, last)} for long. If it has died, delete that file.`,
      )
    }
  }
}

const turnAt = (file: string, number: number) => `${file}.${number}`

async function turnsOf(file: string): Promise<number[]> {
  const start = `${path.basename(file)}.`
  const names = await readdir(path.dirname(file))
  return names
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .map((name) => Number(name.slice(start.length)))
    .sort((a, b) => a - b)
}

/**
 * Writes a file atomically.
 * @returns whether it succeeded.
 */
async function write(
  file: string,
  place: (aside: string) => Promise<void>,
  content: string,
): Promise<boolean> {
  const aside = `${file}-${randomUUID()}`
  try {
    const handle = await open(aside, 'wx')
    await handle.writeFile(content).finally(() => handle.close())
    await place(aside)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}

function isOver(holder: string): boolean {
  if (holder === OVER) return true
  const [host, pid, started] = holder.split(' ')
  if (host !== hostname() || !pid) return false
  return !isAlive(Number(pid)) || startOf(Number(pid)) !== started
}

const thisProcess = () => [hostname(), process.pid, startOf(process.pid)].join(' ')

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, as Linux counts it, since its number may pass on to another; '-' where that is unknown. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // Behind the name in brackets, which may hold spaces: the 20th field from there.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)
    return `${boot}:${stat?.split(' ')[19]}`
  } catch {
    return '-'
  }
}
