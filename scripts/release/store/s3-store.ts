import path from 'node:path'
import { CONTENT_TYPES, cacheFor } from '../../site/delivery-headers.ts'
import { md5 } from '../digests.ts'
import { type S3Answer, S3Client, type S3Settings } from './s3-client.ts'
import { codeOf } from './s3-errors.ts'
import { checkKey, type Listed, type Store, StoreError } from './store.ts'

/** A bucket, or a part of it, as a store: any S3 that honours If-Match and If-None-Match on a put. */
export class S3Store implements Store {
  readonly name: string
  readonly #client: S3Client
  /** `site/`, or nothing. */
  readonly #prefix: string
  /** Older Ceph compares If-Match with its quotes, and so never finds it true: such a server gets it bare. */
  #bare = false

  /** @param prefix folder in the bucket, '' for all of it. */
  constructor(settings: S3Settings, prefix = '') {
    this.name = `s3://${settings.bucket}${prefix && `/${prefix}`}`
    this.#prefix = prefix && `${prefix}/`
    this.#client = new S3Client(settings)
  }

  async get(key: string) {
    const answer = await this.#send('GET', key, [404])
    if (isMissing(answer)) return undefined
    return { bytes: answer.bytes, etag: etagOf(answer), ...misdelivery(key, answer) }
  }

  async head(key: string) {
    const answer = await this.#send('HEAD', key, [404])
    if (answer.status === 404) return undefined
    return {
      size: Number(answer.headers.get('content-length')),
      etag: etagOf(answer),
      ...misdelivery(key, answer),
    }
  }

  async putIfAbsent(key: string, bytes: Uint8Array) {
    const answer = await this.#put(key, bytes, { 'if-none-match': '*' }, [409, 412])
    return answer.status === 200 ? etagOf(answer) : undefined
  }

  async putIfMatch(key: string, bytes: Uint8Array, etag: string): Promise<string | undefined> {
    const condition = this.#bare ? etag : `"${etag}"`
    const answer = await this.#put(key, bytes, { 'if-match': condition }, [404, 409, 412, 500], true)
    if (answer.status === 200) return etagOf(answer)
    if (answer.status === 404 && codeOf(answer) !== 'NoSuchKey') isMissing(answer)
    // of concurrent requests Ceph answers 500 to late ones: the content shows whether it took effect
    const now = (await this.head(key))?.etag
    if (now !== etag) return now === md5(bytes) && answer.status === 500 ? now : undefined
    if (answer.status === 412 && condition !== etag) {
      this.#bare = true
      return this.putIfMatch(key, bytes, etag)
    }
    throw new StoreError(`${this.name} failed at ${key} with ${answer.status}. Try again in a moment.`)
  }

  async list(prefix: string): Promise<Listed[]> {
    const found: Listed[] = []
    let token = ''
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: this.#prefix + prefix })
      if (token) query.set('continuation-token', token)
      const path = `?${query.toString().replaceAll('+', '%20')}`
      const answer = await this.#client.send({ method: 'GET', about: 'the listing', path, expect: [] })
      const page = listPage(new TextDecoder().decode(answer.bytes))
      found.push(...page.listed.map((each) => ({ ...each, key: each.key.slice(this.#prefix.length) })))
      token = page.next
    } while (token)
    return found.sort((a, b) => (a.key < b.key ? -1 : 1))
  }

  async delete(key: string) {
    await this.#send('DELETE', key, [404])
  }

  #send(method: 'GET' | 'HEAD' | 'DELETE', key: string, expect: number[]): Promise<S3Answer> {
    return this.#client.send({ method, about: `${method} ${key}`, path: this.#path(key), expect })
  }

  #put(key: string, body: Uint8Array, condition: Record<string, string>, expect: number[], once = false) {
    const headers = { ...headersOf(key), ...condition }
    return this.#client.send({
      method: 'PUT',
      about: `PUT ${key}`,
      path: this.#path(key),
      headers,
      body,
      expect,
      once,
    })
  }

  #path(key: string): string {
    checkKey(key)
    return `/${this.#prefix}${key}`
  }
}

/** What visitors get with a file. */
function headersOf(key: string) {
  const type = CONTENT_TYPES[path.extname(key)] ?? 'application/octet-stream'
  return { 'content-type': type, 'cache-control': cacheFor(key) }
}

/** Holds the headers of an answer against those that were meant; servers write them a little differently. */
function misdelivery(key: string, { headers }: S3Answer): { misdelivered?: string } {
  const plain = (text: string) => text.toLowerCase().replace(/\s/g, '')
  const wrong = Object.entries(headersOf(key)).flatMap(([name, meant]) => {
    const found = headers.get(name) ?? ''
    return plain(found) === plain(meant) ? [] : [`with ${name} "${found}" instead of "${meant}"`]
  })
  return wrong.length > 0 ? { misdelivered: wrong.join(' and ') } : {}
}

function etagOf({ headers }: S3Answer): string {
  return (headers.get('etag') ?? '').replace(/^W\//, '').replaceAll('"', '')
}

/** Throws where it is not the object that is missing, but its bucket. */
function isMissing(answer: S3Answer): boolean {
  if (answer.status !== 404) return false
  const code = codeOf(answer)
  if (code && code !== 'NoSuchKey')
    throw new StoreError(`There is no such bucket, or no S3 at AWS_ENDPOINT_URL (${code}).`)
  return true
}

/** Reads one page of ListObjectsV2. @returns `next`: the token of the page behind it, '' for none. */
function listPage(xml: string): { listed: Listed[]; next: string } {
  if (!/<ListBucketResult[\s>]/.test(xml) || !xml.includes('</ListBucketResult>')) {
    throw new StoreError('The listing of the bucket is incomplete, or not one of S3.')
  }
  const listed = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, content = '']) => ({
    key: field(content, 'Key'),
    size: Number(field(content, 'Size')),
    modified: Date.parse(field(content, 'LastModified')),
  }))
  const next = field(xml, 'IsTruncated') === 'true' ? field(xml, 'NextContinuationToken') : ''
  return { listed, next }
}

function field(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return text.replace(/&(quot|apos|lt|gt|amp|#\d+|#x[0-9a-f]+);/gi, (_, entity: string) => decode(entity))
}

function decode(entity: string): string {
  if (entity.startsWith('#')) {
    return String.fromCodePoint(Number(entity.replace(/^#x/i, '0x').replace(/^#/, '')))
  }
  return ({ quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' } as Record<string, string>)[entity] ?? ''
}
