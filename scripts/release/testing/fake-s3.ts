import { md5, sha256 } from '../digests.ts'
import type { Passing, Reply } from './local-server.ts'

interface Quirks {
  /** A condition that it does not know, as 'if-match'. */
  ignored?: string
  /** Compares If-Match with its quotes, as older Ceph does. */
  bareEtags?: boolean
}

interface Held {
  body: Uint8Array
  modified: string
  /** Headers that are given back as they came. */
  delivery: Record<string, string>
}

function deliveryIn(headers: Record<string, string>): Record<string, string> {
  const kept = ['content-type', 'cache-control'].map((name) => [name, headers[name] ?? ''])
  return Object.fromEntries(kept.filter(([, value]) => value !== ''))
}

/** As much of an S3 server as the store speaks to; it checks digests but no signatures. */
export function fakeS3({ ignored, bareEtags }: Quirks = {}): (request: Passing) => Reply {
  const objects = new Map<string, Held>()
  return ({ method, url, headers, body }) => {
    const { pathname: written, searchParams } = new URL(url, 'http://s3')
    const pathname = written.replace(/\/$/, '')
    const found = objects.get(pathname)
    const etag = found && `"${md5(found.body)}"`
    if (method === 'GET' && searchParams.has('list-type')) return list(objects, pathname, searchParams)
    if (method === 'GET' || method === 'HEAD') {
      if (!found || !etag) return refuse(404, 'NoSuchKey')
      const length = { 'content-length': String(found.body.length) }
      return {
        status: 200,
        headers: {
          etag,
          ...length,
          'last-modified': new Date(found.modified).toUTCString(),
          ...found.delivery,
        },
        body: method === 'GET' ? found.body : '',
      }
    }
    if (method === 'DELETE') {
      objects.delete(pathname)
      return { status: 204 }
    }
    if (headers['x-amz-content-sha256'] !== sha256(body)) return refuse(400, 'XAmzContentSHA256Mismatch')
    const match = ignored === 'if-match' ? undefined : headers['if-match']
    const known = bareEtags ? etag?.replaceAll('"', '') : etag
    if (match !== undefined && match !== known)
      return found ? refuse(412, 'PreconditionFailed') : refuse(404, 'NoSuchKey')
    if (ignored !== 'if-none-match' && headers['if-none-match'] && found)
      return refuse(412, 'PreconditionFailed')
    objects.set(pathname, { body, modified: new Date().toISOString(), delivery: deliveryIn(headers) })
    return { status: 200, headers: { etag: `"${md5(body)}"` } }
  }
}

const refuse = (status: number, code: string): Reply => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
})

/** Three to a page, so that the next page has to be asked for. */
const PAGE = 3

function list(objects: Map<string, Held>, bucket: string, query: URLSearchParams): Reply {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()]
    .map((key) => key.slice(bucket.length + 1))
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort()
  const contents = keys.slice(0, PAGE).map((key) => {
    const { body, modified } = objects.get(`${bucket}/${key}`) as Held
    return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>${body.length}</Size></Contents>`
  })
  const next = keys.length > PAGE ? `<NextContinuationToken>${keys[PAGE - 1]}</NextContinuationToken>` : ''
  return {
    status: 200,
    body: `<?xml version="1.0"?><ListBucketResult><IsTruncated>${keys.length > PAGE}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  }
}
