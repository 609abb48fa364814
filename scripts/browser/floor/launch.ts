import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { FLAGS } from '../flags.ts'
import { Connection } from './connection.ts'

/** A running Chromium 80. */
export interface FloorBrowser {
  connection: Connection
  close(): Promise<void>
}

/**
 * Starts the floor browser from the folder that `fetchFloor` filled.
 * Its `lib/` goes first for the loader; FONTCONFIG_PATH stays away, so that the system's fonts are found.
 */
export async function launchFloor(folder: string): Promise<FloorBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'floor-'))
  const { FONTCONFIG_PATH: _, ...env } = process.env
  const child = spawn(
    path.join(folder, 'chromium'),
    [
      ...FLAGS,
      `--user-data-dir=${profile}`,
      '--disable-dev-shm-usage',
      '--remote-debugging-pipe',
      'about:blank',
    ],
    {
      env: { ...env, LD_LIBRARY_PATH: path.join(folder, 'lib') },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    },
  )
  const lastWords = collect(child)
  const connection = new Connection(child.stdio[3] as Writable, child.stdio[4] as Readable)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    await connection.send('Browser.getVersion')
  } catch (error) {
    throw new Error(`The floor browser does not start: ${lastWords() || error}`)
  }
  return {
    connection,
    async close() {
      await connection.send('Browser.close').catch(() => child.kill('SIGKILL'))
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

function collect(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    text = `${text}${chunk}`.slice(-2000)
  })
  return () => text.trim()
}
