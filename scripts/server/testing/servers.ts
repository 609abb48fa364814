import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** A program of ours that serves pages, started as a person starts it. */
export interface Started {
  origin: string
  stop(): Promise<void>
}

/**
 * Starts `scripts/server/<name>.ts` on a free port and waits until it reports its URL.
 * @param root a copy of the sources.
 */
export async function startServer(name: 'start' | 'preview', root = ROOT): Promise<Started> {
  const child = runScript(root, name, '--port', '0')
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    const collect = (chunk: Buffer) => {
      said += chunk
      const found = /http:\/\/localhost:\d+/.exec(said)
      if (found) resolve(found[0])
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('exit', (code) => reject(new Error(`scripts/server/${name}.ts ended with ${code}: ${said}`)))
  })
  return {
    origin,
    stop() {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.kill()
      return ended
    },
  }
}

/** Runs a script to its end: its exit code and output. */
export function runToEnd(name: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = runScript(ROOT, name, ...args)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}

function runScript(root: string, name: string, ...args: string[]): ChildProcess {
  const { NODE_OPTIONS: _, VITEST: __, NODE_ENV: ___, ...env } = process.env
  const file = path.join(root, `scripts/server/${name}.ts`)
  return spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
