import { addressOf, isFilePath } from '../../site/address.ts'
import { BUCKET_ATTRIBUTES, BUCKET_COOKIE, bucketIn, drawBucket, isInShare } from '../../site/canary.ts'
import { IMMUTABLE, NO_STORE, PRIVATE_HTML, REVALIDATE } from '../../site/delivery-headers.ts'
import { isAssetPath, matchRoute } from '../../site/routes.ts'
import { HASHED, NOT_FOUND_PAGE, NOT_FOUND_TEXT, type Rules } from '../rules.ts'

/**
 * Answers a request by the rules, on any edge with Request and Response. Uses the same `matchRoute` as the preview
 * server.
 * @param load fetches the host's file at a path with the request's method and conditions.
 */
export async function answer(
  request: Request,
  rules: Rules,
  load: (path: string, request?: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = addressOf(pathname + search)?.path ?? ''
  const reply = (status: number, headers: Record<string, string>, body: BodyInit | null = null) =>
    new Response(body, { status, headers: { ...rules.headers, ...headers } })

  if (request.method !== 'GET' && request.method !== 'HEAD')
    return reply(405, { allow: 'GET, HEAD', 'cache-control': NO_STORE })
  const route = matchRoute(rules, request.url)
  if (route && 'redirect' in route) return reply(302, { location: route.redirect, 'cache-control': NO_STORE })

  const page = route && rules.pages[route.page]
  if (route && page?.canary) {
    const own = bucketIn(request.headers.get('cookie'))
    const bucket = own ?? drawBucket(Math.random())
    const found = await load(`/${isInShare(bucket, page.canary) ? page.canary.file : route.page}`, request)
    if (found.ok || found.status === 304)
      return dressed(found, found.status, PRIVATE_HTML, {
        ...page.headers,
        ...(!own && { 'set-cookie': `${BUCKET_COOKIE}=${bucket}; ${BUCKET_ATTRIBUTES}` }),
      })
  }
  const cache = page ? REVALIDATE : cacheOf(path)
  if (cache) {
    const found = await load(page ? `/${route.page}` : path, request)
    if (found.ok || found.status === 304) return dressed(found, found.status, cache, page?.headers)
    // Not the version or the range that was asked for, or the host's own failure: no word about what is there.
    if ([412, 416].includes(found.status) || found.status >= 500)
      return dressed(found, found.status, NO_STORE)
  }
  if (isAssetPath(pathname))
    return reply(
      404,
      { 'content-type': 'text/plain; charset=utf-8', 'cache-control': NO_STORE },
      NOT_FOUND_TEXT,
    )
  return dressed(await load(NOT_FOUND_PAGE), 404, NO_STORE)

  function cacheOf(path: string): string | undefined {
    if (!path.startsWith(HASHED)) return rules.files[path]
    if (!isFilePath(path)) return undefined
    return request.headers.has('range') ? REVALIDATE : IMMUTABLE
  }

  function dressed(
    found: Response,
    status: number,
    cache: string,
    own: Record<string, string> = {},
  ): Response {
    const headers = new Headers(found.headers)
    for (const [name, value] of Object.entries({ ...rules.headers, ...own, 'cache-control': cache }))
      headers.set(name, value)
    return new Response(found.body, { status, headers })
  }
}

/** Whether a path is the API's, which is handed on. */
export function isApi(pathname: string, rules: Rules): boolean {
  return rules.apiOrigin !== '' && rules.apiPrefixes.some((prefix) => pathname.startsWith(prefix))
}
