import { randomUUID } from 'node:crypto'
import { link, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE, TEMPORARY } from '../../site/layout.ts'
import { md5 } from '../digests.ts'
import { isCopy, removeCopies, writeCopies } from './compressed.ts'
import { withLock } from './folder-lock.ts'
import { makeFolder, makeReadable } from './readable.ts'
import { checkKey, type Listed, MAKE_ROOM, type Store, StoreError } from './store.ts'

const LOCKS = `${PRIVATE}locks/`
/** Compressed content; what no file has is a leftover. */
const COMPRESSED = `${TEMPORARY}compressed/`

/**
 * A folder as a store. Content is written beside and moved into place, so that readers see old or new, complete; a first
 * put is a hard link, which fails if the file exists; a replacement compares and renames under a lock.
 */
export class FolderStore implements Store {
  readonly name: string
  readonly #root: string

  constructor(folder: string) {
    this.name = folder
    this.#root = path.resolve(folder)
  }

  async get(key: string) {
    const file = this.#file(key)
    const found = await this.#try(key, async () => ({ bytes: await readFile(file), ...(await stat(file)) }))
    return found && { bytes: new Uint8Array(found.bytes), etag: md5(found.bytes), modified: found.mtimeMs }
  }

  async head(key: string) {
    const found = await this.get(key)
    return found && { size: found.bytes.length, etag: found.etag, modified: found.modified }
  }

  async putIfAbsent(key: string, bytes: Uint8Array) {
    const temporary = await this.#write(key, bytes)
    try {
      const etag = await this.#try(key, async () => {
        await link(temporary, this.#file(key))
        return md5(bytes)
      })
      const copy = async () => {
        const isSame = (await this.head(key))?.etag === etag
        if (isSame) await this.#copy(key, bytes)
      }
      // a file under a name that stays may be replaced meanwhile
      if (etag) await (key.startsWith('static/') ? copy() : withLock(this.#lockOf(key), copy))
      return etag
    } finally {
      await rm(temporary, { force: true })
    }
  }

  async putIfMatch(key: string, bytes: Uint8Array, etag: string) {
    if ((await this.head(key))?.etag !== etag) return undefined
    const temporary = await this.#write(key, bytes)
    try {
      return await this.#try(key, () =>
        withLock(this.#lockOf(key), async () => {
          if ((await this.head(key))?.etag !== etag) return undefined
          const file = this.#file(key)
          const modified = await laterThan(file)
          await utimes(temporary, modified, modified)
          await removeCopies(file)
          await rename(temporary, file)
          await this.#copy(key, bytes)
          return md5(bytes)
        }),
      )
    } finally {
      await rm(temporary, { force: true })
    }
  }

  async list(prefix: string): Promise<Listed[]> {
    const start = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    const folder = path.join(this.#root, start)
    const entries = await this.#try(start, () => readdir(folder, { recursive: true, withFileTypes: true }))
    const files = (entries ?? [])
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    const listed: Listed[] = []
    for (const file of files) {
      const key = path.relative(this.#root, file).replaceAll(path.sep, '/')
      const found =
        key.startsWith(prefix) &&
        !key.startsWith(LOCKS) &&
        !isCopy(key) &&
        (await stat(file).catch(() => undefined))
      const isUsed = key.startsWith(COMPRESSED) && found && found.nlink > 1
      if (found && !isUsed) listed.push({ key, size: found.size, modified: found.mtimeMs })
    }
    return listed.sort((a, b) => (a.key < b.key ? -1 : 1))
  }

  async delete(key: string) {
    await this.#try(key, () => removeCopies(this.#file(key)))
    await this.#try(key, () => rm(this.#file(key), { force: true }))
  }

  /** Copies are for speed alone: a publish does not fail for them. */
  #copy(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.#file(key)
    return writeCopies(file, key, bytes, path.join(this.#root, COMPRESSED)).catch(() => removeCopies(file))
  }

  #lockOf(key: string): string {
    return path.join(this.#root, LOCKS, key.replaceAll('/', '__'))
  }

  #file(key: string): string {
    checkKey(key)
    return path.join(this.#root, key)
  }

  /** Writes the content aside, down to the disk. */
  async #write(key: string, bytes: Uint8Array): Promise<string> {
    const file = this.#file(key)
    const temporary = path.join(this.#root, TEMPORARY, randomUUID())
    try {
      await makeFolder(path.dirname(file))
      await makeFolder(path.dirname(temporary))
      const handle = await open(temporary, 'wx')
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await makeReadable(temporary)
    } catch (error) {
      throw this.#explained(key, error)
    }
    return temporary
  }

  /** @returns undefined if the system reports that it does not exist, or exists already. */
  async #try<T>(key: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOENT' || code === 'EEXIST') return undefined
      throw this.#explained(key, error)
    }
  }

  #explained(key: string, error: unknown): StoreError {
    if (error instanceof StoreError) return error
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    if (FULL[code]) return new StoreError(`${this.name} is full: ${FULL[code]} for ${key}. ${MAKE_ROOM}.`)
    return code === 'ENOTDIR' || code === 'EISDIR' || code === 'EEXIST'
      ? new StoreError(`${this.name}: a folder and a file stand in each other's way at ${key} (${code}).`)
      : new StoreError(`${this.name}: ${key} could not be read or written (${REASONS[code] ?? code}).`)
  }
}

/** Now, but at least a second after the file was changed: servers make its ETag of its size and that second. */
async function laterThan(file: string): Promise<number> {
  const { mtimeMs } = await stat(file)
  return Math.max(Date.now() / 1000, Math.floor(mtimeMs / 1000) + 1)
}

const FULL: Record<string, string> = {
  ENOSPC: 'no space is left on its disk',
  EDQUOT: "the user's quota of its disk is used up",
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted; the file system may know no hard links',
  ENOTSUP: 'the file system knows no hard links',
  EROFS: 'the file system is read-only',
}
