import { expect, it } from 'vitest'
import { S3Store } from '../store/s3-store.ts'
import { settingsOf } from '../testing/bucket.ts'
import { fakeS3 } from '../testing/fake-s3.ts'
import { expectInOrder, publisher, SEASON } from '../testing/fixtures.ts'
import { serve } from '../testing/local-server.ts'
import { makeDist } from '../testing/make-dist.ts'
import { init } from '../verbs/init.ts'
import { publish } from '../verbs/publish.ts'
import { rollback } from '../verbs/rollback.ts'
import { verify } from '../verbs/verify.ts'

/** A bucket into which files are copied by hand, with wrong headers. */
async function bucket() {
  const s3 = fakeS3()
  let careless = false
  const store = new S3Store(
    settingsOf(
      await serve((request) =>
        s3(
          careless
            ? {
                ...request,
                headers: { ...request.headers, 'content-type': 'text/plain', 'cache-control': '' },
              }
            : request,
        ),
      ),
    ),
    'site',
  )
  const copyByHand = async (key: string) => {
    const found = await store.get(key)
    careless = true
    await store.putIfMatch(key, found?.bytes as Uint8Array, found?.etag as string)
    careless = false
  }
  return { store, copyByHand }
}

const dist = makeDist({ pages: { [SEASON]: 'first' } })
const files = [dist.page(SEASON).files[0] as string, `pages/${SEASON}/${dist.page(SEASON).build}.html`]

it('files with a wrong type or cache time are reported by verify, and fixed by publishing again', async () => {
  const { store, copyByHand } = await bucket()
  await init(publisher(store))
  await publish(publisher(store), dist, [SEASON])
  const all = [...files, `${SEASON}.html`, '404.html', 'version.txt']
  for (const key of all) await copyByHand(key)
  const problems = (await verify(publisher(store), [])).problems.map(({ what }) => what)
  for (const key of all)
    expect(problems).toContainEqual(
      expect.stringMatching(`^${key} is delivered with .*cache-control "" instead of`),
    )
  expect(problems).toHaveLength(all.length)
  await publish(publisher(store), dist, [SEASON])
  await expectInOrder(store)
})

it('files with a wrong type or cache time hold no rollback up, and are fixed by it', async () => {
  const { store, copyByHand } = await bucket()
  await init(publisher(store))
  await publish(publisher(store), dist, [SEASON])
  await publish(publisher(store), makeDist({ pages: { [SEASON]: 'second' } }), [SEASON])
  for (const key of files) await copyByHand(key)
  await rollback(publisher(store), [SEASON])
  await expectInOrder(store)
})
