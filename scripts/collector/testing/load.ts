import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { openPostgres } from '../database.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

export interface Load {
  seconds: number
  perSecond: number
  /** Events of a call. */
  batch: number
}

/** What came of it. */
export interface LoadResult {
  sent: number
  /** Rows, and those that are in the counts. */
  stored: number
  counted: number
  /** Of the calls that were answered at once, ms: the median and the slowest. */
  medianMs: number
  slowestMs: number
}

/** A collector as a process of its own; resolves when it listens. */
async function start(url: string, port: number): Promise<ChildProcess> {
  const args = ['scripts/collector/index.ts', '--db', url, '--port', String(port), '--rate', '1000000']
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    env: { ...process.env, COLLECTOR_TOKEN: 'load', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes('Collector on') && resolve())
    child.once('exit', (code) => reject(new Error(`The collector ended with ${code}.`)))
  })
  return child
}

/** Ends the process and its children by SIGKILL. */
const kill = (child: ChildProcess) => process.kill(-Number(child.pid), 'SIGKILL')

/**
 * Sends log events at a steady pace, as many phones do, each batch again until it is answered; halfway the collector is killed
 * and started again.
 */
export async function playLoad(url: string, { seconds, perSecond, batch }: Load): Promise<LoadResult> {
  const database = await openPostgres(url)
  await database.run(
    'DROP TABLE IF EXISTS events, boots, failures, timings, curves, networks, calls, alerts, settings',
  )
  const port = 20_000 + (process.pid % 10_000)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let collector = await start(url, port)
  const times: number[] = []
  const post = (body: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }
      const call = request(
        { port, path: '/assets/frontendLog/v3', method: 'POST', agent, headers },
        (response) => {
          response.resume()
          response.once('error', reject)
          response.once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error())))
        },
      )
      call.once('error', reject)
      call.end(body)
    })
  const deliver = async (body: string) => {
    const began = performance.now()
    for (let tries = 0; ; tries++) {
      try {
        await post(body)
        if (tries === 0) times.push(performance.now() - began)
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
  }
  const calls = (seconds * perSecond) / batch
  const everyMs = (1000 * batch) / perSecond
  const began = performance.now()
  const delivered: Promise<void>[] = []
  let restarted: Promise<void> | undefined
  try {
    for (let call = 0; call < calls; call++) {
      const wait = began + call * everyMs - performance.now()
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
      delivered.push(deliver(bodyOf(call, batch)))
      if (call === Math.floor(calls / 2)) {
        kill(collector)
        restarted = start(url, port).then((next) => {
          collector = next
        })
      }
    }
    await restarted
    await Promise.all(delivered)
  } finally {
    kill(collector)
    agent.destroy()
  }
  const [rows] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM events')
  const [counts] = await database.query<{ n: number }>('SELECT sum(n)::int AS n FROM boots')
  await database.close()
  times.sort((a, b) => a - b)
  return {
    sent: calls * batch,
    stored: rows?.n ?? 0,
    counted: counts?.n ?? 0,
    medianMs: times[times.length >> 1] ?? 0,
    slowestMs: times.at(-1) ?? 0,
  }
}

const PAGES = 130

/** Every event a boot, which costs the most: a row and three counts. */
function bodyOf(call: number, batch: number): string {
  const now = Date.now()
  const events = Array.from({ length: batch }, (_, n) => ({
    rid: `${now.toString(36)}${call.toString(36).padStart(8, '0')}${n.toString(36).padStart(4, '0')}`,
    id: 'boot',
    page: `/page-${(call * 7 + n) % PAGES}`,
    time: now,
    href: 'https://pages.example/page?activityId=20260408&channelId=c',
    build: 'aaaaaaaaaaaa',
    runtime: 'bbbbbbbbbbbb',
    client: n % 2 ? 'android' : 'ios',
    language: n % 3 ? 'zh' : 'en',
    engine: 'current',
    connection: '4g',
    deviceId: `device-${call}`,
    userId: String(10_000 + (call % 5000)),
    extra: JSON.stringify({
      outcome: n % 50 ? 'ready' : 'failed',
      paint: 500 + n * 9,
      hydrated: 900 + n * 13,
      data: 1500,
    }),
  }))
  return String(new URLSearchParams({ frontendLog: JSON.stringify(events) }))
}
