import { chmod, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { StoreError } from './store.ts'

const FILE = 0o644
const FOLDER = 0o755

/** Makes a file readable for the web server, which is another user, whatever the umask is. Throws a StoreError where it cannot be. */
export const makeReadable = (file: string) => withMode(file, FILE, 'read')

/** Makes a folder, with those above it, through which the web server gets. Folders that were there stay as they are. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made))
    await withMode(made, FOLDER, 'enter')
}

async function withMode(file: string, mode: number, verb: string): Promise<void> {
  // a file system without modes refuses this, and may show all as readable
  const refusal = await chmod(file, mode).catch((error: NodeJS.ErrnoException) => error)
  if (((await stat(file)).mode & mode) === mode || process.platform === 'win32') return
  const why = refusal instanceof Error ? refusal.code : 'its file system keeps another mode'
  throw new StoreError(
    `${file} is none that the web server may ${verb} (${why}): give it mode ${mode.toString(8)}, or mount its disk so.`,
  )
}
