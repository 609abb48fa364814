import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/make-dist.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { withLock } from './folder-lock.ts'
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

it('a folder keeps compressed copies of what visitors get, which follow it and are not listed', async () => {
  const folder = temporaryFolder()
  const store = new FolderStore(folder)
  const [one, two] = ['one '.repeat(500), 'two '.repeat(500)]
  const copies = () =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => /^(?!_release).*\.(br|gz)$/.test(name))
      .sort()
  const etag = await store.putIfAbsent('page.html', bytes(one))
  await store.putIfAbsent('static/a.js', bytes(one))
  for (const key of ['small.txt', 'pages/page/1.html', '_release/builds/a.json', 'a.png'])
    await store.putIfAbsent(key, bytes(key === 'small.txt' ? 'one' : one))
  expect(copies()).toEqual(['page.html.br', 'page.html.gz', 'static/a.js.br', 'static/a.js.gz'])
  const before = statSync(path.join(folder, 'page.html')).mtime
  await store.putIfMatch('page.html', bytes(two), etag as string)
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'page.html.br'))).toString()).toBe(two)
  expect(gunzipSync(readFileSync(path.join(folder, 'page.html.gz'))).toString()).toBe(two)
  // of size and second servers make an ETag
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
  expect(seconds(statSync(path.join(folder, 'page.html')).mtime)).toBeGreaterThan(seconds(before))
  expect((await store.list('')).map(({ key }) => key)).not.toContain('page.html.br')
  await store.delete('page.html')
  expect(copies()).toEqual(['static/a.js.br', 'static/a.js.gz'])
})

const LOCK = '_release/locks/manifest.json'

it('a lock that a dead process left in a folder is passed over', async () => {
  const folder = temporaryFolder()
  const store = new FolderStore(folder)
  const etag = (await store.putIfAbsent('manifest.json', bytes('one'))) as string
  mkdirSync(path.join(folder, '_release/locks'), { recursive: true })
  writeFileSync(path.join(folder, `${LOCK}.7`), `${hostname()} 999999999 x`)
  expect(await store.putIfMatch('manifest.json', bytes('two'), etag)).toBeTruthy()
})

it('a lock of a process that may be stopped is never taken, however old it is', async () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'lock')
  const held: string[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const first = withLock(file, async () => {
    const [turn = ''] = readdirSync(folder)
    utimesSync(path.join(folder, turn), 0, 0)
    await expect(withLock(file, async () => held.push('second'), 60)).rejects.toThrow(
      `Another process (${process.pid} on ${hostname()}) has held ${file}.1 for long.`,
    )
    held.push('first')
    end()
  })
  await Promise.all([first, ended])
  await withLock(file, async () => held.push('third'))
  expect(held).toEqual(['first', 'third'])
  for (const holder of ['elsewhere 1 x', `${hostname()} ${process.pid} of-another-start`]) {
    writeFileSync(`${file}.9`, holder)
    const taken = withLock(file, async () => 'taken', 60)
    if (holder.startsWith('elsewhere')) await expect(taken).rejects.toThrow('(1 on elsewhere)')
    else expect(await taken).toBe('taken')
  }
})

it('a file in the place of a folder is reported in a sentence', async () => {
  const store = new FolderStore(temporaryFolder())
  await store.putIfAbsent('a', bytes('one'))
  await expect(store.putIfAbsent('a/b', bytes('two'))).rejects.toThrow("stand in each other's way at a/b")
})

it('whatever the umask is, the web server may enter each folder and read each file that was put', async () => {
  const folder = path.join(temporaryFolder(), 'site')
  const before = process.umask(0o077)
  try {
    const store = new FolderStore(folder)
    const text = new TextEncoder().encode('a'.repeat(2000))
    await store.putIfAbsent('static/deep/a.js', text)
    const etag = await store.putIfAbsent('warlord/season.html', text)
    await store.putIfMatch('warlord/season.html', new TextEncoder().encode('b'.repeat(2000)), etag ?? '')
  } finally {
    process.umask(before)
  }
  const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8)
  for (const name of ['', 'static', 'static/deep', 'warlord'])
    expect([name, modeOf(name)]).toEqual([name, '755'])
  for (const name of [
    'static/deep/a.js',
    'static/deep/a.js.br',
    'warlord/season.html',
    'warlord/season.html.gz',
  ])
    expect([name, modeOf(name)]).toEqual([name, '644'])
})
