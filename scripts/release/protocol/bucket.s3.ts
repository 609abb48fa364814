import { PutObjectCommand } from '@aws-sdk/client-s3'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { mapLimit } from '../../command/map-limit.ts'
import type { S3Store } from '../store/s3-store.ts'
import { storeContract } from '../store/store-contract.ts'
import { aged } from '../testing/aged.ts'
import { meetAt } from '../testing/barrier.ts'
import { clientOf, emptyPart, makeBucket, settingsOf } from '../testing/bucket.ts'
import { around } from '../testing/faulty-store.ts'
import {
  expectInOrder,
  open,
  openStable,
  publisher,
  RULES,
  releaseOf,
  SEASON,
  touchOf,
} from '../testing/fixtures.ts'
import { killEverywhere } from '../testing/kill-everywhere.ts'
import { handOn, serve } from '../testing/local-server.ts'
import { makeBuilds, scenarios } from '../testing/scenarios.ts'
import { history } from '../verbs/history.ts'
import { init } from '../verbs/init.ts'
import { prune } from '../verbs/prune.ts'
import { publish } from '../verbs/publish.ts'
import { rollback } from '../verbs/rollback.ts'
import { verify } from '../verbs/verify.ts'

/** Of the writes behind which a publisher is killed, every so many; in memory it is killed at each call. */
const SAMPLE = 3

const endpoint = inject('s3')
const settings = settingsOf(endpoint)
const [one, two, three] = makeBuilds()

async function begun(): Promise<S3Store> {
  const store = emptyPart(settings)
  await init(publisher(store))
  return store
}

async function copyOf(base: S3Store): Promise<S3Store> {
  const copy = emptyPart(settings)
  await mapLimit(await base.list(''), async ({ key }) => {
    const found = await base.get(key)
    if (found) await copy.putIfAbsent(key, found.bytes)
  })
  return copy
}

describe.runIf(endpoint)('on a real S3 server', () => {
  beforeAll(() => makeBucket(settings))

  storeContract('a bucket', async () => emptyPart(settings))

  it('a listing of more than one page is whole', async () => {
    const store = emptyPart(settings)
    const keys = Array.from({ length: 1105 }, (_, index) => `static/${String(index).padStart(5, '0')}.js`)
    await mapLimit(keys, (key) => store.putIfAbsent(key, new Uint8Array([1])))
    expect((await store.list('static/')).map(({ key }) => key)).toEqual(keys)
  })

  it('pages are published, rolled back and pruned', async () => {
    const store = await begun()
    await publish(publisher(store), one, [SEASON, RULES], { all: true })
    await publish(publisher(store), two, [SEASON])
    await publish(publisher(store), three, [SEASON, RULES])
    await rollback(publisher(store), [SEASON])
    expect(await open(store, SEASON)).toBe(two.page(SEASON).build)
    const old = await aged(store)
    await publish(publisher(old), three, [SEASON], { again: true })
    await rollback(publisher(old), [SEASON])
    expect((await prune(publisher(old), { yes: true })).gone).toEqual({
      [SEASON]: [one.page(SEASON).build],
      [RULES]: [one.page(RULES).build],
    })
    expect(await openStable(store, SEASON)).toBe(two.page(SEASON).build)
    expect((await history(publisher(store), SEASON)).releases.map(({ kept }) => kept)).toEqual([
      ...[true, true, true, true, true],
      false,
    ])
    await expectInOrder(store)
  })

  describe.concurrent.each(scenarios([one, two, three]).filter(({ name }) => !/first|all pages/.test(name)))(
    '$name',
    (scenario) => {
      it('an action that dies behind a write is finished by another', async () => {
        const base = await begun()
        await scenario.before(base)
        const steps = await killEverywhere(scenario, () => copyOf(base), 'after', 'write', SAMPLE)
        expect(steps).toBeGreaterThan(6)
      })
    },
  )

  it('a prune that falls asleep, and wakes when what it deletes was published again, breaks no page', async () => {
    const base = await begun()
    for (const dist of [one, two, three]) await publish(publisher(base), dist, [SEASON])
    for (const about of [/^head static/, /^get manifest\.json/, /^list static/]) {
      const store = await aged(await copyOf(base))
      let slept = false
      const sleepy = around(store, async ({ method, key, pass }) => {
        if (!slept && about.test(`${method} ${key}`)) {
          slept = true
          await publish(publisher(store, 'Cai'), one, [SEASON])
        }
        return pass()
      })
      await prune(publisher(sleepy, 'Ben'), { yes: true })
      expect(slept).toBe(true)
      expect(await open(store, SEASON)).toBe(one.page(SEASON).build)
      await expectInOrder(store)
    }
  })

  it('a file with a wrong type or cache time is reported, and fixed by publishing its page again', async () => {
    const store = await begun()
    await publish(publisher(store), one, [SEASON])
    const [script = ''] = one.page(SEASON).files
    const part = store.name.split('/').at(-1) as string
    const found = await store.get(script)
    const Key = `tests/${part}/${script}`
    const byHand = { Bucket: settings.bucket, Key, ContentType: 'text/plain', CacheControl: 'no-store' }
    await clientOf(settings).send(new PutObjectCommand({ ...byHand, Body: found?.bytes }))
    const { problems } = await verify(publisher(store), [])
    expect(problems.map(({ what }) => what)).toEqual([
      `${script} is delivered with content-type "text/plain" instead of "text/javascript; charset=utf-8" and with cache-control "no-store" instead of "public, max-age=31536000, immutable"`,
    ])
    await publish(publisher(store), one, [SEASON])
    await expectInOrder(store)
  })

  it('two who publish two pages at once both succeed', async () => {
    const store = await begun()
    const [ann, ben] = meetAt(store, 'manifest.json')
    await Promise.all([
      publish(publisher(ann, 'Ann'), one, [SEASON]),
      publish(publisher(ben, 'Ben'), one, [RULES]),
    ])
    expect([await open(store, SEASON), await open(store, RULES)]).toEqual([
      one.page(SEASON).build,
      one.page(RULES).build,
    ])
    await expectInOrder(store)
  })

  it('of two who publish the same page at once one wins, and the other reads so', async () => {
    const store = await begun()
    for (let round = 0; round < 3; round++) {
      const [ann, ben] = meetAt(store, 'manifest.json')
      const [first, second] = round % 2 === 0 ? [two, three] : [one, three]
      await publish(publisher(store), round % 2 === 0 ? one : two, [SEASON])
      const before = (await touchOf(store, SEASON)) ?? 0
      const results = await Promise.allSettled([
        publish(publisher(ann, 'Ann'), first, [SEASON]),
        publish(publisher(ben, 'Ben'), second, [SEASON]),
      ])
      const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      const release = await releaseOf(store, SEASON)
      expect(lost.map(({ exit, message }) => [exit, message])).toEqual([
        [3, expect.stringContaining(`${release?.by} released ${SEASON} at`)],
      ])
      expect(await touchOf(store, SEASON)).toBe(before + 1)
    }
    await expectInOrder(store)
  })

  it('a body that is cut on its way is refused by the server, and nothing goes live', async () => {
    const store = await begun()
    const part = store.name.split('/').at(-1) as string
    let spoiled = /\/static\//
    const origin = await serve((request) => {
      const spoil = request.method === 'PUT' && spoiled.test(request.url)
      return handOn(
        endpoint,
        spoil ? { ...request, body: request.body.subarray(0, request.body.length / 2) } : request,
      )
    })
    const through = emptyPart(settingsOf(origin), part)
    for (const each of [/\/static\//, /\/warlord\/season\/[0-9a-f]{12}\.html/, /manifest\.json/]) {
      spoiled = each
      const failure = await publish(publisher(through), one, [SEASON]).catch((error: Error) => error)
      expect((failure as Error).message).toMatch(
        // its length is signed, and its digest
        /refused PUT .* with 40[03]: .*Nothing changed on the live site/,
      )
      expect(await releaseOf(store, SEASON)).toBeUndefined()
    }
    spoiled = /nothing/
    await publish(publisher(through), one, [SEASON])
    expect(await open(store, SEASON)).toBe(one.page(SEASON).build)
    await expectInOrder(store)
  })

  it('keys that stop being good in the middle change nothing, and the next ones finish', async () => {
    const store = await begun()
    await publish(publisher(store), one, [SEASON])
    const part = store.name.split('/').at(-1) as string
    const refused = emptyPart(
      settingsOf(endpoint, {
        credentials: { accessKeyId: 'TESTKEY', secretAccessKey: 'NOT-THE-SECRET' },
      }),
      part,
    )
    for (const from of [3, 10, 16, 22]) {
      const expiring = around(store, ({ number, method, key, pass }) =>
        number < from ? pass() : method === 'list' ? refused.list(key) : refused.get(key),
      )
      const failure = await publish(publisher(expiring), two, [SEASON]).catch((error: Error) => error)
      expect((failure as Error).message).toMatch(
        /refused GET .* with 403: AWS_SECRET_ACCESS_KEY does not belong/,
      )
      expect((failure as Error).message).not.toContain('NOT-THE-SECRET')
      expect(await open(store, SEASON)).toBe(one.page(SEASON).build)
    }
    await publish(publisher(store), two, [SEASON])
    expect(await open(store, SEASON)).toBe(two.page(SEASON).build)
    await expectInOrder(store)
  })

  it.each([
    [
      'a wrong secret',
      { credentials: { accessKeyId: 'TESTKEY', secretAccessKey: 'WRONG-SECRET' } },
      /403: AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID/,
    ],
    [
      'an unknown key',
      { credentials: { accessKeyId: 'UNKNOWN-KEY', secretAccessKey: 'X' } },
      /403: it does not know AWS_ACCESS_KEY_ID/,
    ],
    ['a bucket that is not there', { bucket: 'nothing-here' }, /404: there is no such bucket/],
  ])('%s is reported in a sentence', async (_, changes, words) => {
    const failure = await init(publisher(emptyPart({ ...settings, ...changes }))).catch(
      (error: Error) => error,
    )
    expect((failure as Error).message).toMatch(words)
    expect((failure as Error).message).not.toMatch(/WRONG-SECRET|UNKNOWN-KEY|<Error>/)
  })
})
