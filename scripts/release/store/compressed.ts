import { randomUUID } from 'node:crypto'
import { link, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LIVE, PRIVATE, STATUS } from '../../site/layout.ts'
import { sha256 } from '../digests.ts'
import { makeFolder, makeReadable } from './readable.ts'

const TEXT = /\.(css|html|js|json|svg|txt)$/
const LEAST_BYTES = 512
const COPY = /\.(br|gz)$/

const COMPRESS: Readonly<Record<string, (bytes: Uint8Array) => Promise<Buffer>>> = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Whether a file is the compressed copy of another. */
export const isCopy = (key: string) => COPY.test(key) && TEXT.test(key.replace(COPY, ''))

/** Whether visitors get a file under this name, and compressed. HTML below pages/ lies under a name that stays for them. */
function isServed(key: string, bytes: Uint8Array): boolean {
  const kept = key === LIVE || key === STATUS || key.startsWith(PRIVATE) || key.startsWith('pages/')
  return !kept && TEXT.test(key) && bytes.length >= LEAST_BYTES
}

/** Deletes the copies of a file, which must go before it changes: a server prefers them, and never compares. */
export async function removeCopies(file: string): Promise<void> {
  if (TEXT.test(file)) await Promise.all(Object.keys(COMPRESS).map((end) => rm(file + end, { force: true })))
}

/**
 * Writes `.br` and `.gz` beside a text file, as small as can be, for servers that send them as they are.
 *
 * @param cache folder of what was compressed before, by content: a page that is brought back is not compressed again.
 */
export async function writeCopies(
  file: string,
  key: string,
  bytes: Uint8Array,
  cache: string,
): Promise<void> {
  if (!isServed(key, bytes)) return
  const name = path.join(cache, sha256(bytes))
  await Promise.all(
    Object.keys(COMPRESS).map(async (end) => {
      await link(name + end, file + end).catch(async () => {
        await compress(bytes, end, name + end)
        await link(name + end, file + end)
      })
    }),
  )
}

async function compress(bytes: Uint8Array, end: string, to: string): Promise<void> {
  await makeFolder(path.dirname(to))
  const temporary = path.join(path.dirname(to), randomUUID())
  await writeFile(temporary, (await COMPRESS[end]?.(bytes)) as Buffer)
  const time = timeOf(to)
  await utimes(temporary, time, time)
  await makeReadable(temporary)
  await rename(temporary, to)
}

/** Servers make an ETag of a file's size and time: one that follows from the content differs wherever that does. */
const timeOf = (file: string) =>
  1_600_000_000 + (Number.parseInt(path.basename(file).slice(0, 8), 16) % 100_000_000)
