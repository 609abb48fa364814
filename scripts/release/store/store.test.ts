// @vitest-environment node
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/make-dist.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { FolderStore } from './folder-store.ts'
import { storeContract } from './store-contract.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

storeContract('memory', async () => new MemoryStore())
storeContract('a folder', async () => new FolderStore(temporaryFolder()))

it('a folder begins where there was none', async () => {
  const folder = path.join(temporaryFolder(), 'not/there/yet')
  const store = new FolderStore(folder)
  expect(await store.list('')).toEqual([])
  await store.putIfAbsent('a', bytes('one'))
  expect((await store.head('a'))?.size).toBe(3)
})

it('a lock that a dead process left in a folder is taken away', async () => {
  const folder = temporaryFolder()
  const store = new FolderStore(folder)
  const etag = (await store.putIfAbsent('manifest.json', bytes('one'))) as string
  mkdirSync(path.join(folder, '_release/locks'), { recursive: true })
  const { hostname } = await import('node:os')
  writeFileSync(path.join(folder, '_release/locks/manifest.json'), `${hostname()} 999999999 x`)
  expect(await store.putIfMatch('manifest.json', bytes('two'), etag)).toBeTruthy()
})

it('a file in the place of a folder is told in a sentence', async () => {
  const store = new FolderStore(temporaryFolder())
  await store.putIfAbsent('a', bytes('one'))
  await expect(store.putIfAbsent('a/b', bytes('two'))).rejects.toThrow("stand in each other's way at a/b")
})
