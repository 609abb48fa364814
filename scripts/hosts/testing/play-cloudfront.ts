import { randomUUID } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { cacheFor } from '../../site/delivery-headers.ts'
import type { HostFiles } from '../host.ts'
import type { Ask } from './grid.ts'
import { decoded, read, stored, withoutParts } from './stored.ts'

type Fields = Record<string, { value: string }>
interface Reply {
  statusCode: number
  headers: Fields
  cookies?: Record<string, { value: string; attributes: string }>
  body?: { data: string }
}
interface Asked {
  method: string
  uri: string
  querystring: object
  headers: Fields
  cookies: Fields
}

/** Input of the viewer-response function: by the manual the visitor's URL, and the rules hold for both. */
export type SeenAddress = 'visitor' | 'rewritten'

/**
 * Simulates S3 behind CloudFront: both functions run as they are, over their store; the template defines which paths
 * reach them, which headers are added, and what a missing object becomes.
 */
export async function playCloudFront(
  { files }: HostFiles,
  site: ReadonlyMap<string, string>,
  seen: SeenAddress,
): Promise<Ask> {
  const { Resources } = JSON.parse(files['cloudformation.json'] as string)
  const { CacheBehaviors, DefaultCacheBehavior } = Resources.Site.Properties.DistributionConfig
  const { data } = JSON.parse(files['key-values.json'] as string) as {
    data: { key: string; value: string }[]
  }
  const store = new Map(data.map(({ key, value }) => [key, value]))
  const request = edgeFunction<Asked | Reply>(files['viewer-request.js'] as string, store)
  const response = edgeFunction<Reply>(files['viewer-response.js'] as string, store)
  const policy = Resources.Headers.Properties.ResponseHeadersPolicyConfig

  return async (url, headers = {}, method = 'GET') => {
    const [, pathname = '', search = ''] = /^([^?]*)(.*)$/.exec(url) ?? []
    const asked: Asked = {
      method,
      uri: pathname,
      querystring: querystringOf(search),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
      cookies: cookiesOf(headers.cookie),
    }
    const context = { requestId: randomUUID() }
    const behaviour =
      CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) =>
        pathname.startsWith(PathPattern.slice(0, -1)),
      ) ?? DefaultCacheBehavior
    if (behaviour.TargetOriginId !== 'site')
      return read(new Response(`proxied to https://${behaviour.TargetOriginId}${pathname}${search}`))
    if (!(behaviour.AllowedMethods ?? ['GET', 'HEAD']).includes(method))
      return read(new Response(null, { status: 403 }))
    let uri = pathname
    if (behaviour === DefaultCacheBehavior) {
      const answered = await request({ request: { ...asked }, context })
      if ('statusCode' in answered) return read(responseOf(answered))
      uri = answered.uri
    }
    const object = fromBucket(site, uri, headers)
    const fields: Fields = Object.fromEntries([...object.headers].map(([name, value]) => [name, { value }]))
    for (const { Header, Value, Override } of policy.CustomHeadersConfig.Items)
      if (Override || !fields[Header]) fields[Header] = { value: Value }
    const { ContentTypeOptions, ReferrerPolicy, StrictTransportSecurity } = policy.SecurityHeadersConfig
    if (ContentTypeOptions) fields['x-content-type-options'] = { value: 'nosniff' }
    if (StrictTransportSecurity)
      fields['strict-transport-security'] = {
        value: `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}`,
      }
    fields['referrer-policy'] = { value: ReferrerPolicy.ReferrerPolicy }
    const reply: Reply = { statusCode: object.status, headers: fields, body: { data: await object.text() } }
    if (behaviour !== DefaultCacheBehavior || object.status >= 400) return read(responseOf(reply))
    return read(
      responseOf(
        await response({
          request: { ...asked, uri: seen === 'visitor' ? pathname : uri },
          response: reply,
          context,
        }),
      ),
    )
  }
}

/** A function among the language's own globals and nothing of Node's, as it is there. */
function edgeFunction<T>(code: string, store: Map<string, string>): (event: object) => Promise<T> {
  const get = async (key: string) => {
    const value = store.get(key)
    if (value === undefined) throw new Error('KeyNotFound')
    return JSON.parse(value)
  }
  const context = createContext({ cf: { kvs: () => ({ get }) } })
  return runInContext(`${code.replace("import cf from 'cloudfront'\n", '')}\nhandler`, context)
}

/** An object with the Cache-Control of its upload; S3 reports a missing one in XML, without any. */
function fromBucket(
  site: ReadonlyMap<string, string>,
  uri: string,
  headers: Record<string, string>,
): Response {
  const name = decoded(uri.slice(1))
  const found = stored(site, name, new Request('https://site.example/', { headers: withoutParts(headers) }))
  if (!found) return new Response('<Error/>', { status: 404, headers: { 'content-type': 'application/xml' } })
  found.headers.set('cache-control', cacheFor(name))
  return found
}

function cookiesOf(field = ''): Fields {
  const pairs = field.split('; ').map((pair) => pair.split('='))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, { value }]))
}

function querystringOf(search: string): object {
  const query: Record<string, { value: string; multiValue?: { value: string }[] }> = {}
  for (const part of search.slice(1).split('&').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=')
    const before = query[name]
    if (before) before.multiValue = [...(before.multiValue ?? [{ value: before.value }]), { value }]
    else query[name] = { value }
  }
  return query
}

function responseOf({ statusCode, headers, cookies = {}, body }: Reply): Response {
  const fields = Object.entries(headers).map(([name, { value }]): [string, string] => [name, value])
  for (const [name, { value, attributes }] of Object.entries(cookies))
    fields.push(['set-cookie', `${name}=${value}; ${attributes}`])
  return new Response(statusCode === 304 ? null : body?.data, { status: statusCode, headers: fields })
}
