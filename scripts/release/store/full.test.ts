import { afterEach, describe, expect, it, vi } from 'vitest'
import { settingsOf } from '../testing/bucket.ts'
import { serve } from '../testing/local-server.ts'
import { temporaryFolder } from '../testing/make-dist.ts'
import { FolderStore } from './folder-store.ts'
import { S3Store } from './s3-store.ts'

const disk = vi.hoisted(() => ({ fails: '' }))
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>()
  return {
    ...real,
    open: (...args: Parameters<typeof real.open>) =>
      disk.fails
        ? Promise.reject(Object.assign(new Error(disk.fails), { code: disk.fails }))
        : real.open(...args),
  }
})
afterEach(() => {
  disk.fails = ''
})

const bytes = new TextEncoder().encode('one')
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'It did not fail.',
    (error: Error) => error.message,
  )

describe('a target that is full shows a message, and what to do', () => {
  it.each([
    [403, 'QuotaExceeded'],
    [507, 'InsufficientStorage'],
    [507, 'XMinioStorageFull'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
    [507, ''],
  ])('a bucket, by %s %s, at once', async (status, code) => {
    let asked = 0
    const body = code && `<Error><Code>${code}</Code></Error>`
    const origin = await serve(() => {
      asked++
      return { status, body }
    })
    const message = await failure(new S3Store(settingsOf(origin), 'site').putIfAbsent('a', bytes))
    expect(message).toBe(
      `s3://pages at ${origin.slice(7)} is full: it refused PUT a with ${status}${code && ` (${code})`}. ` +
        'Make a little room or raise the quota; then "npm run release -- prune" says which old builds could go.',
    )
    expect(asked).toBe(1)
  })

  it.each([
    ['ENOSPC', 'no space is left on its disk'],
    ['EDQUOT', "the user's quota of its disk is used up"],
  ])('a folder, by %s', async (code, words) => {
    const folder = temporaryFolder()
    disk.fails = code
    expect(await failure(new FolderStore(folder).putIfAbsent('a', bytes))).toBe(
      `${folder} is full: ${words} for a. Make a little room or raise the quota; then "npm run release -- prune" says which old builds could go.`,
    )
  })
})

it('a refusal with an unknown code shows that code, and does not guess at expired keys', async () => {
  const origin = await serve(() => ({ status: 403, body: '<Error><Code>AccountProblem</Code></Error>' }))
  const message = await failure(new S3Store(settingsOf(origin)).putIfAbsent('a', bytes))
  expect(message).toMatch(/refused PUT a with 403: it answered AccountProblem\.$/)
})
