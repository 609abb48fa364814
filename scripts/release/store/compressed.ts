import { randomUUID } from 'node:crypto'
import { rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LIVE, PRIVATE, STATUS } from '../../site/layout.ts'

const TEXT = /\.(css|html|js|json|svg|txt)$/
const LEAST_BYTES = 512
const COPY = /\.(br|gz)$/

/** Whether a file is the compressed copy of another. */
export const isCopy = (key: string) => COPY.test(key) && TEXT.test(key.replace(COPY, ''))

/** Whether visitors get a file under this name, and compressed. HTML below pages/ lies under a name that stays for them. */
function isServed(key: string, bytes: Uint8Array): boolean {
  const kept = key === LIVE || key === STATUS || key.startsWith(PRIVATE) || key.startsWith('pages/')
  return !kept && TEXT.test(key) && bytes.length >= LEAST_BYTES
}

/** Deletes the copies of a file, which must go before it changes: a server prefers them, and never compares. */
export async function removeCopies(file: string): Promise<void> {
  if (TEXT.test(file)) await Promise.all(['.br', '.gz'].map((end) => rm(file + end, { force: true })))
}

/**
 * Writes `.br` and `.gz` beside a text file, as small as can be, for servers that send them as they are.
 *
 * @param folder for half-written files. @param modified seconds since 1970, as the file's own.
 */
export async function writeCopies(
  file: string,
  key: string,
  bytes: Uint8Array,
  folder: string,
  modified: number,
): Promise<void> {
  if (!isServed(key, bytes)) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const copies = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all(
    ['.br', '.gz'].map(async (end, index) => {
      const temporary = path.join(folder, randomUUID())
      await writeFile(temporary, copies[index] as Buffer)
      await utimes(temporary, modified, modified)
      await rename(temporary, file + end)
    }),
  )
}
