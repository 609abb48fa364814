import path from 'node:path'
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { CONTENT_TYPES, cacheFor } from '../../site/delivery-headers.ts'
import { md5 } from '../digests.ts'
import { explain, type S3Settings, statusOf } from './s3-errors.ts'
import { checkKey, type Listed, type Store, StoreError } from './store.ts'

const TRIES = 4
const TIMEOUT_MS = 60_000

// its version is pinned, so what later ones will need is no news for a publisher
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'

/** Loaded when it is needed: it costs 0.2 s. */
const loadSdk = () => import('@aws-sdk/client-s3')

/** A bucket, or a part of it, as a store: any S3 that honours If-Match and If-None-Match on a put. */
export class S3Store implements Store {
  readonly name: string
  readonly #settings: S3Settings
  /** `site/`, or nothing. */
  readonly #prefix: string
  readonly #clients = new Map<number, Promise<S3Client>>()
  /** Older Ceph compares If-Match with its quotes, and so never finds it true: such a server gets it bare. */
  #bare = false

  /** @param prefix folder in the bucket, '' for all of it. */
  constructor(settings: S3Settings, prefix = '') {
    this.name = `s3://${settings.bucket}${prefix && `/${prefix}`}`
    this.#settings = settings
    this.#prefix = prefix && `${prefix}/`
  }

  async get(key: string) {
    const found = await this.#try(`GET ${key}`, async ({ GetObjectCommand }, client) => {
      // the SDK asks again where no answer comes, and not where its body breaks off
      for (let attempt = 1; ; attempt++) {
        const answer = await client.send(new GetObjectCommand(this.#at(key)))
        const bytes = await answer.Body?.transformToByteArray().catch((error: unknown) => {
          if (attempt === TRIES) throw error
        })
        if (bytes) return { answer, bytes }
      }
    })
    if (!found) return undefined
    const { bytes, answer } = found
    return {
      bytes,
      etag: bare(answer.ETag),
      modified: Number(answer.LastModified),
      ...misdelivery(key, answer),
    }
  }

  async head(key: string) {
    const found = await this.#try(`HEAD ${key}`, ({ HeadObjectCommand }, client) =>
      client.send(new HeadObjectCommand(this.#at(key))),
    )
    if (!found) return undefined
    const { ContentLength = 0, ETag, LastModified } = found
    return {
      size: ContentLength,
      etag: bare(ETag),
      modified: Number(LastModified),
      ...misdelivery(key, found),
    }
  }

  async putIfAbsent(key: string, bytes: Uint8Array) {
    const put = await this.#put(key, bytes, { IfNoneMatch: '*' }, TRIES).catch((error: unknown) => {
      if ([409, 412].includes(statusOf(error))) return undefined
      throw this.#explained(error, `PUT ${key}`)
    })
    return put && bare(put.ETag)
  }

  async putIfMatch(key: string, bytes: Uint8Array, etag: string): Promise<string | undefined> {
    const condition = this.#bare ? etag : `"${etag}"`
    try {
      // once: a repeated one would meet its own success
      return bare((await this.#put(key, bytes, { IfMatch: condition }, 1)).ETag)
    } catch (error) {
      const status = statusOf(error)
      if (![404, 409, 412, 500].includes(status) || isBucketMissing(error))
        throw this.#explained(error, `PUT ${key}`)
      // of concurrent requests Ceph answers 500 to late ones: the content shows whether it took effect
      const now = (await this.head(key))?.etag
      if (now !== etag) return now === md5(bytes) && status === 500 ? now : undefined
      if (status !== 412 || condition === etag)
        throw new StoreError(`${this.name} failed at ${key} with ${status}. Try again in a moment.`)
      this.#bare = true
      return this.putIfMatch(key, bytes, etag)
    }
  }

  async list(prefix: string): Promise<Listed[]> {
    const found: Listed[] = []
    let token: string | undefined
    do {
      const page = await this.#try('the listing', ({ ListObjectsV2Command }, client) =>
        client.send(
          new ListObjectsV2Command({
            Bucket: this.#settings.bucket,
            Prefix: this.#prefix + prefix,
            ContinuationToken: token,
          }),
        ),
      )
      const { Contents = [], IsTruncated, KeyCount = Contents.length, NextContinuationToken } = page ?? {}
      if (IsTruncated === undefined || KeyCount !== Contents.length)
        throw new StoreError('The listing of the bucket is incomplete, or not one of S3.')
      for (const { Key = '', Size = 0, LastModified } of Contents)
        found.push({ key: Key.slice(this.#prefix.length), size: Size, modified: Number(LastModified) })
      token = NextContinuationToken
    } while (token)
    return found.sort((a, b) => (a.key < b.key ? -1 : 1))
  }

  async delete(key: string) {
    await this.#try(`DELETE ${key}`, ({ DeleteObjectCommand }, client) =>
      client.send(new DeleteObjectCommand(this.#at(key))),
    )
  }

  /** The name that AWS knows the keys by; '' where another server is asked, or AWS does not tell it. */
  async identity(): Promise<string> {
    if (this.#settings.endpoint && !process.env.AWS_ENDPOINT_URL_STS) return ''
    const { GetCallerIdentityCommand, STSClient } = await import('@aws-sdk/client-sts')
    const { region, credentials } = this.#settings
    const client = new STSClient({ ...(region && { region }), ...(credentials && { credentials }) })
    const { Arn = '' } = await client.send(new GetCallerIdentityCommand()).catch(() => ({ Arn: '' }))
    return Arn.replace(/^[^/]*\//, '')
  }

  async #put(
    key: string,
    body: Uint8Array,
    condition: { IfMatch?: string; IfNoneMatch?: string },
    tries: number,
  ) {
    const { PutObjectCommand } = await loadSdk()
    const { type, cache } = headersOf(key)
    const command = { ...this.#at(key), Body: body, ContentType: type, CacheControl: cache, ...condition }
    return (await this.#client(tries)).send(new PutObjectCommand(command))
  }

  /** @returns undefined where there is no such object. */
  async #try<T>(
    about: string,
    work: (sdk: Awaited<ReturnType<typeof loadSdk>>, client: S3Client) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await work(await loadSdk(), await this.#client(TRIES))
    } catch (error) {
      if (statusOf(error) === 404 && about !== 'the listing' && !isBucketMissing(error)) return undefined
      throw this.#explained(error, about)
    }
  }

  #client(tries: number): Promise<S3Client> {
    const known = this.#clients.get(tries)
    if (known) return known
    const { endpoint, region, credentials, timeout = TIMEOUT_MS } = this.#settings
    const config: S3ClientConfig = {
      ...(region && { region }),
      maxAttempts: tries,
      // other servers do not know the checksums that AWS takes
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { requestTimeout: timeout, throwOnRequestTimeout: true },
      followRegionRedirects: false,
      forcePathStyle: true,
      ...(endpoint && { endpoint }),
      ...(credentials && { credentials }),
    }
    const made = loadSdk().then(({ S3Client }) => new S3Client(config))
    this.#clients.set(tries, made)
    return made
  }

  #at(key: string) {
    checkKey(key)
    return { Bucket: this.#settings.bucket, Key: this.#prefix + key }
  }

  #explained(error: unknown, about: string): StoreError {
    return error instanceof StoreError ? error : new StoreError(explain(error, this.#settings, about))
  }
}

/** What visitors get with a file. */
function headersOf(key: string) {
  return { type: CONTENT_TYPES[path.extname(key)] ?? 'application/octet-stream', cache: cacheFor(key) }
}

/** Holds the headers of an answer against those that were meant; servers write them a little differently. */
function misdelivery(
  key: string,
  { ContentType = '', CacheControl = '' }: { ContentType?: string; CacheControl?: string },
): { misdelivered?: string } {
  const plain = (text: string) => text.toLowerCase().replace(/\s/g, '')
  const { type, cache } = headersOf(key)
  const wrong = [
    ['content-type', ContentType, type],
    ['cache-control', CacheControl, cache],
  ].flatMap(([name, found = '', meant = '']) =>
    plain(found) === plain(meant) ? [] : [`with ${name} "${found}" instead of "${meant}"`],
  )
  return wrong.length > 0 ? { misdelivered: wrong.join(' and ') } : {}
}

const bare = (etag = '') => etag.replace(/^W\//, '').replaceAll('"', '')

const isBucketMissing = (error: unknown) => (error as Error).name === 'NoSuchBucket'
