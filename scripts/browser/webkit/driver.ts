import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebkitPrograms } from './find-webkit.ts'

const PATIENCE_MS = 20_000
/** Beyond the driver's own limits for scripts and loading. */
const ANSWER_MS = 75_000

/** A session of the WebDriver protocol: a browser with a profile of its own. */
export interface Session {
  /** Sends a command below `/session/{id}`. Throws what the driver reports. */
  send<Value>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<Value>
  end(): Promise<void>
}

export interface Driver {
  start(): Promise<Session>
  close(): Promise<void>
}

/** Starts WebKitWebDriver on a screen of its own, with motion reduced as a phone's owner may. */
export async function launchDriver({ driver, browser, screen }: WebkitPrograms): Promise<Driver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  mkdirSync(path.join(folder, 'gtk-3.0'))
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  // the screen chooses a free number itself, and prints it
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x1800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.stdout.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`))
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)))
  })
  const port = await freePort()
  // a group of its own: its browsers outlive a driver that is killed alone
  const child = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: folder,
      GDK_BACKEND: 'x11',
      // layers without a graphics card take a third of the time; what is seen by scripts is the same
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
    detached: true,
  })
  const call = callerAt(`http://127.0.0.1:${port}`)
  await until(() => call('GET', '/status'))
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  return {
    async start() {
      const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: options },
      })
      return {
        send: (method, command, body) => call(method, `/session/${sessionId}${command}`, body),
        end: () => call('DELETE', `/session/${sessionId}`),
      }
    },
    async close() {
      endGroup(child)
      xvfb.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const callerAt =
  (origin: string) =>
  async <Value>(method: string, command: string, body?: object): Promise<Value> => {
    const answer = await fetch(origin + command, {
      method,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${command}: ${value.error} ${value.message}`)
    return value
  }

async function until(works: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const error = await works().then(
      () => undefined,
      (failure: unknown) => failure,
    )
    if (!error) return
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver does not answer: ${String(error)}`)
    await sleep(50)
  }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // it has ended
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
