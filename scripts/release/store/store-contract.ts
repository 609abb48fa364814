import { describe, expect, it } from 'vitest'
import { probe } from './probe.ts'
import type { Store } from './store.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (content?: { bytes: Uint8Array }) => new TextDecoder().decode(content?.bytes)

/** What every store does. @param open an empty one. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} as a store`, () => {
    it('gives back what was put, under its etag, and nothing where nothing is', async () => {
      const store = await open()
      expect([await store.get('a/b.txt'), await store.head('a/b.txt')]).toEqual([undefined, undefined])
      const etag = await store.putIfAbsent('a/b.txt', bytes('öne'))
      expect(await store.get('a/b.txt')).toEqual({ bytes: bytes('öne'), etag, modified: expect.any(Number) })
      expect(await store.head('a/b.txt')).toEqual({ size: 4, etag, modified: expect.any(Number) })
    })

    it('a store takes an empty object, and one of some megabytes', async () => {
      const store = await open()
      const large = new Uint8Array(3_000_000).map((_, index) => index % 251)
      await store.putIfAbsent('empty', new Uint8Array())
      await store.putIfAbsent('large.bin', large)
      expect((await store.get('empty'))?.bytes).toEqual(new Uint8Array())
      expect(Buffer.from((await store.get('large.bin'))?.bytes ?? []).equals(large)).toBe(true)
    })

    it('leaves what is there when it is to put where nothing is', async () => {
      const store = await open()
      await store.putIfAbsent('a', bytes('one'))
      expect(await store.putIfAbsent('a', bytes('two'))).toBeUndefined()
      expect(text(await store.get('a'))).toBe('one')
    })

    it('replaces what has the etag, and nothing else', async () => {
      const store = await open()
      const one = (await store.putIfAbsent('a', bytes('one'))) as string
      const two = await store.putIfMatch('a', bytes('two'), one)
      expect([two !== one, text(await store.get('a'))]).toEqual([true, 'two'])
      expect(await store.putIfMatch('a', bytes('three'), one)).toBeUndefined()
      expect(await store.putIfMatch('gone', bytes('three'), one)).toBeUndefined()
      expect([text(await store.get('a')), await store.get('gone')]).toEqual(['two', undefined])
      expect((await store.head('a'))?.etag).toBe(two)
    })

    it('lets one of many win who replace the same at once', async () => {
      const store = await open()
      let etag = (await store.putIfAbsent('a', bytes('start'))) as string
      for (let round = 0; round < 5; round++) {
        const names = Array.from({ length: 6 }, (_, index) => `${round}.${index}`)
        const before = etag
        const puts = await Promise.all(names.map((name) => store.putIfMatch('a', bytes(name), before)))
        const winners = names.filter((_, index) => puts[index] !== undefined)
        expect(winners).toHaveLength(1)
        expect(text(await store.get('a'))).toBe(winners[0])
        etag = puts.find((each) => each !== undefined) as string
      }
    })

    it('lets one of many win who put first at once', async () => {
      const store = await open()
      const names = ['one', 'two', 'three', 'four', 'five', 'six']
      const puts = await Promise.all(names.map((name) => store.putIfAbsent('new', bytes(name))))
      const winners = names.filter((_, index) => puts[index] !== undefined)
      expect([winners.length, text(await store.get('new'))]).toEqual([1, winners[0]])
    })

    it('lists what begins alike, in order, with sizes and times', async () => {
      const store = await open()
      const began = Date.now()
      for (const key of ['static/b.js', 'static/a.js', 'static/deep/c.js', 'stat', 'other/a.js']) {
        await store.putIfAbsent(key, bytes(key))
      }
      const listed = await store.list('static/')
      expect(listed.map(({ key, size }) => [key, size])).toEqual([
        ['static/a.js', 11],
        ['static/b.js', 11],
        ['static/deep/c.js', 16],
      ])
      for (const { modified } of listed) expect(Math.abs(modified - began)).toBeLessThan(60_000)
      expect((await store.list('stat')).map(({ key }) => key)).toContain('stat')
      expect(await store.list('nothing/')).toEqual([])
    })

    it('deletes, also what is gone', async () => {
      const store = await open()
      await store.putIfAbsent('a/b', bytes('one'))
      await store.delete('a/b')
      await store.delete('a/b')
      expect([await store.get('a/b'), await store.list('')]).toEqual([undefined, []])
      expect(await store.putIfAbsent('a/b', bytes('two'))).toBeTruthy()
    })

    it.each(['../x', 'a/../b', '/a', 'a//b', 'a/', '', '.', 'a/./b', 'a/..', 'a b', 'a\\b', 'a?b', 'ä'])(
      'holds nothing under the name %j',
      async (key) => {
        const store = await open()
        await expect(store.putIfAbsent(key, bytes('x'))).rejects.toThrow(
          'is not a name that a target can hold',
        )
        await expect(store.get(key)).rejects.toThrow('is not a name')
        await expect(store.delete(key)).rejects.toThrow('is not a name')
      },
    )

    it('holds names that begin with a dot', async () => {
      const store = await open()
      await store.putIfAbsent('.well-known/assetlinks.json', bytes('[]'))
      expect(text(await store.get('.well-known/assetlinks.json'))).toBe('[]')
      expect((await store.list('')).map(({ key }) => key)).toEqual(['.well-known/assetlinks.json'])
    })

    it('passes the probe of conditions, which leaves nothing behind', async () => {
      const store = await open()
      await probe(store)
      expect(await store.list('')).toEqual([])
    })
  })
}
