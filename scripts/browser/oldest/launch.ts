import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { FLAGS } from '../flags.ts'
import { Connection } from './connection.ts'

/** A running browser, spoken to by the DevTools protocol alone. */
export interface PipedBrowser {
  connection: Connection
  close(): Promise<void>
}

/**
 * Starts the oldest browser from the folder that `fetchOldest` filled.
 * Its `lib/` goes first for the loader; FONTCONFIG_PATH stays away, so that the system's fonts are found.
 */
export function launchOldest(folder: string): Promise<PipedBrowser> {
  const { FONTCONFIG_PATH: _, ...env } = process.env
  return launchPiped(path.join(folder, 'chromium'), ['--disable-dev-shm-usage'], {
    ...env,
    LD_LIBRARY_PATH: path.join(folder, 'lib'),
  })
}

/** Starts a Chromium with a profile of its own. @param flags beside those of every browser here. */
export async function launchPiped(
  program: string,
  flags: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<PipedBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'browser-'))
  const child = spawn(
    program,
    [...FLAGS, ...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe', 'about:blank'],
    { env, stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] },
  )
  const lastWords = collect(child)
  const connection = new Connection(child.stdio[3] as Writable, child.stdio[4] as Readable)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    await connection.send('Browser.getVersion')
  } catch (error) {
    throw new Error(`${program} does not start: ${lastWords() || error}`)
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
