import { beforeEach, describe, expect, it } from 'vitest'
import { settingsOf } from '../testing/bucket.ts'
import { fakeS3 } from '../testing/fake-s3.ts'
import { type Reply, serve } from '../testing/local-server.ts'
import { probe } from './probe.ts'
import { S3Store } from './s3-store.ts'
import { storeContract } from './store-contract.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const storeAt = (origin: string, timeout?: number) =>
  new S3Store(
    settingsOf(origin, {
      credentials: { accessKeyId: 'TESTKEY', secretAccessKey: 'THE-SECRET', sessionToken: 'THE-TOKEN' },
      timeout,
    }),
    'site',
  )
const error = (code: string) =>
  `<Error><Code>${code}</Code><AWSAccessKeyId>TESTKEY</AWSAccessKeyId><StringToSign>THE-SECRET</StringToSign></Error>`
const failure = async (work: Promise<unknown>) => {
  const reason = await work.then(
    () => new Error('It did not fail.'),
    (thrown: Error) => thrown,
  )
  return reason.message
}

storeContract('an S3 server', async () => storeAt(await serve(fakeS3())))
storeContract('an S3 server that compares If-Match with its quotes', async () =>
  storeAt(await serve(fakeS3({ bareEtags: true }))),
)

describe('what is sent', () => {
  it('an upload is signed, with the digest of its content, its type and how long it may be kept', async () => {
    const seen: Record<string, string>[] = []
    const s3 = fakeS3()
    const store = storeAt(
      await serve((request) => {
        if (request.method === 'PUT') seen.push(request.headers)
        return s3(request)
      }),
    )
    await store.putIfAbsent('static/a-1.js', bytes('one'))
    await store.putIfAbsent('pages/a/b/1.html', bytes('one'))
    await store.putIfAbsent('manifest.json', bytes('one'))
    const [script, html, manifest] = seen as [
      Record<string, string>,
      Record<string, string>,
      Record<string, string>,
    ]
    expect(script).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-amz-content-sha256': '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed',
      'x-amz-security-token': 'THE-TOKEN',
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=TESTKEY\/\d{8}\/default\/s3\/aws4_request/,
      ),
    })
    expect(html['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(manifest['cache-control']).toBe('no-cache')
  })
})

describe('headers that visitors get with a file', () => {
  it('headers of a file are compared with the expected ones, however a server writes them', async () => {
    let type = ''
    const s3 = fakeS3()
    const origin = await serve((request) => {
      const reply = s3(request)
      if (request.method !== 'GET' || typeof reply === 'string' || !type) return reply
      return { ...reply, headers: { ...reply.headers, 'content-type': type } }
    })
    const store = storeAt(origin)
    await store.putIfAbsent('static/a-1.js', bytes('one'))
    const misdelivered = async () => (await store.get('static/a-1.js'))?.misdelivered
    expect(await misdelivered()).toBeUndefined()
    type = 'text/javascript;charset=UTF-8'
    expect(await misdelivered()).toBeUndefined()
    type = 'application/octet-stream'
    expect(await misdelivered()).toBe(
      'with content-type "application/octet-stream" instead of "text/javascript; charset=utf-8"',
    )
  })
})

describe('a server that ignores conditions is refused', () => {
  it.each([
    ['If-None-Match', /ignores a condition \(If-None-Match\)/],
    ['If-Match', /ignores a condition \(If-Match where nothing is\)/],
  ])('a server that ignores conditions, such as %s, is refused', async (ignored, words) => {
    const store = storeAt(await serve(fakeS3({ ignored: ignored.toLowerCase() })))
    expect(await failure(probe(store))).toMatch(words)
    expect(await store.list('')).toEqual([])
  })
})

describe('an error response becomes a sentence without secrets', () => {
  const CASES: [string, Reply, RegExp][] = [
    [
      'an expired credential',
      { status: 403, body: error('ExpiredToken') },
      /403: the credential has expired \(ExpiredToken\)/,
    ],
    [
      'missing rights',
      { status: 403, body: error('AccessDenied') },
      /403: the keys may not do this \(AccessDenied\)/,
    ],
    ['a wrong clock', { status: 403, body: error('RequestTimeTooSkewed') }, /this machine's clock is wrong/],
    ['another region', { status: 301, body: error('PermanentRedirect') }, /set AWS_REGION/],
    ['no code at all', { status: 403 }, /403: it does not permit this/],
    ['a code that we do not know', { status: 400, body: error('Strange') }, /400: it answered Strange/],
    ['a proxy', { status: 405, body: '<html>THE-SECRET</html>' }, /405: it failed/],
  ]
  it.each(CASES)('%s', async (_, reply, words) => {
    const message = await failure(storeAt(await serve(() => reply)).get('manifest.json'))
    expect(message).toMatch(words)
    expect(message).not.toMatch(/THE-SECRET|THE-TOKEN|TESTKEY|</)
  })

  it('a bucket that is not there', async () => {
    const store = storeAt(await serve(() => ({ status: 404, body: error('NoSuchBucket') })))
    expect(await failure(store.get('manifest.json'))).toContain('there is no such bucket')
    expect(await failure(store.list(''))).toContain('there is no such bucket')
  })

  it('nothing listening', async () => {
    const store = storeAt('http://127.0.0.1:1')
    expect(await failure(store.get('a'))).toMatch(/did not answer GET a: /)
  })
})

describe('trouble that passes is waited out', () => {
  let asked: number
  let trouble: Reply[]
  let store: S3Store
  let origin: string
  beforeEach(async () => {
    asked = 0
    trouble = []
    const s3 = fakeS3()
    origin = await serve((request) => {
      asked++
      return trouble.shift() ?? s3(request)
    })
    store = storeAt(origin)
  })

  it.each([
    ['busy', { status: 503, body: error('SlowDown') }],
    ['failing', { status: 500 }],
    ['breaking off in the middle of an answer', 'cut'],
  ] as [string, Reply][])('a server that is %s', async (_, reply) => {
    await store.putIfAbsent('a', bytes('one'))
    asked = 0
    trouble = [reply, reply]
    expect((await store.get('a'))?.bytes).toEqual(bytes('one'))
    expect(asked).toBe(3)
  })

  it('a server that keeps silent is given up after its time', async () => {
    trouble = ['silent', 'silent', 'silent', 'silent']
    expect(await failure(storeAt(origin, 100).get('a'))).toContain('did not answer GET a: it took too long.')
    expect(asked).toBe(4)
  })

  it('a server that stays busy is reported', async () => {
    trouble = Array.from({ length: 4 }, () => ({ status: 503, body: error('SlowDown') }))
    expect(await failure(store.get('a'))).toContain('503: it is busy (SlowDown). Try again in a moment.')
  })

  it('a replacement is sent once, since a second one would meet its own success', async () => {
    const etag = (await store.putIfAbsent('a', bytes('one'))) as string
    asked = 0
    trouble = ['cut']
    expect(await failure(store.putIfMatch('a', bytes('two'), etag))).toContain('did not answer PUT a')
    expect(asked).toBe(1)
  })

  it('a listing that is cut is not taken for a short one', async () => {
    trouble = [{ status: 200, body: '<ListBucketResult><Contents><Key>site/a</Key>' }]
    expect(await failure(store.list(''))).toContain('did not answer the listing: its answer was incomplete')
  })
})
