import { mapLimit } from '../../command/map-limit.ts'
import { BUILDS, RUNTIMES } from '../../site/layout.ts'
import type { LocalFile } from '../built-site/dist.ts'
import type { Context } from '../context.ts'
import { md5 } from '../digests.ts'
import { readFileList, type UploadPlan } from '../records/file-list.ts'
import { ReleaseError } from '../release-error.ts'
import { type Store, StoreError } from '../store/store.ts'
import type { Refresh } from './refresh.ts'

const TRIES = 3

/** What a transfer came to. */
export interface Transfer {
  /** Keys that were written. */
  put: string[]
  /** Bytes of them. */
  bytes: number
}

/** Brings plans to the target: assets, then HTML and what vouches for the runtime, then what vouches for the build. */
export async function upload(context: Context, plans: UploadPlan[], refresh: Refresh): Promise<Transfer> {
  const stages = [
    plans.flatMap((plan) => plan.assets),
    plans.flatMap((plan) => [plan.runtimeFileList, plan.html]),
    plans.map((plan) => plan.fileList),
  ].map((files) => [...new Map(files.map((file) => [file.key, file])).values()])
  const total = stages.reduce((sum, files) => sum + files.length, 0)
  const transfer: Transfer = { put: [], bytes: 0 }
  let done = 0
  for (const files of stages) {
    await mapLimit(files, async (file) => {
      if (await bring(context.store, file, refresh)) {
        transfer.put.push(file.key)
        transfer.bytes += file.bytes.length
      }
      done++
      context.progress(`${done} of ${total} files are at the target`)
    })
  }
  return transfer
}

/**
 * Ensures that an immutable file is completely at the target. Writes are read back. A truncated or damaged file, or one
 * with wrong headers, is rewritten; different bytes published under this name are left alone, with an error.
 * @returns whether it was written.
 */
async function bring(store: Store, file: LocalFile, refresh: Refresh): Promise<boolean> {
  let written = false
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const head = await store.head(file.key)
    if (!head) written = (await store.putIfAbsent(file.key, file.bytes)) !== undefined || written
    else if (await isSame(store, file, head.size, written ? '' : head.etag)) {
      if (!written && (await refresh.isDue(file.key, head.modified)))
        await refresh.write(file.key, file.bytes, head.etag)
      // Once: a server that keeps no such headers never gives them back.
      if (written || !head.misdelivered) return written
      written = (await store.putIfMatch(file.key, file.bytes, head.etag)) !== undefined
    } else {
      if (!written) await refuseOther(store, file)
      written = (await store.putIfMatch(file.key, file.bytes, head.etag)) !== undefined || written
    }
  }
  if (await isSame(store, file, file.bytes.length, '')) return written
  throw new StoreError(
    `${file.key} was stored incomplete at ${store.name}: ${TRIES} times other bytes came back.`,
  )
}

/** @param etag trusted where it is the content's MD5; '' to read the bytes. */
async function isSame(store: Store, { key, bytes }: LocalFile, size: number, etag: string): Promise<boolean> {
  if (size !== bytes.length) return false
  if (etag === md5(bytes)) return true
  const stored = await store.get(key)
  return stored !== undefined && Buffer.from(stored.bytes).equals(bytes)
}

/** Throws when a file list vouches for other bytes under this name. */
async function refuseOther(store: Store, file: LocalFile): Promise<void> {
  const isFileList = file.key.startsWith(BUILDS) || file.key.startsWith(RUNTIMES)
  const keys = isFileList ? [file.key] : await keysOf(store, BUILDS, RUNTIMES)
  await mapLimit(keys, async (key) => {
    const fileList = await readFileList(store, key)
    const sum = fileList?.files[file.key]?.sha256
    if (isFileList ? !fileList : !sum || sum === file.sha256) return
    throw new ReleaseError(
      'disorder',
      `${file.key} was published before with other bytes. Two builds must not share a name: build again from a clean checkout. Nothing changed.`,
    )
  })
}

async function keysOf(store: Store, ...prefixes: string[]): Promise<string[]> {
  const listings = await Promise.all(prefixes.map((prefix) => store.list(prefix)))
  return listings.flat().map(({ key }) => key)
}
