import { addressOf, isFilePath } from '../../site/address.ts'
import { BUCKET_ATTRIBUTES, BUCKET_COOKIE, bucketIn, drawBucket, isInShare } from '../../site/canary.ts'
import { NO_STORE, REVALIDATE } from '../../site/delivery-headers.ts'
import { isAssetPath, mergeQuery } from '../../site/routes.ts'
import { type Match, NOT_FOUND_PAGE, NOT_FOUND_TEXT, type Rule, type Rules } from '../rules.ts'

type Fields = Record<string, string>

/**
 * Reads the rules: answers a request by the first that matches, on any edge with Request and Response.
 *
 * @param load fetches the host's file at a path with the request's method and conditions.
 * @param pass hands a request on to another origin.
 */
export async function answer<Passed>(
  request: Request,
  { list, headers: everywhere }: Rules,
  load: (path: string, request?: Request) => Promise<Response>,
  pass: (origin: string) => Passed,
): Promise<Response | Awaited<Passed>> {
  const { pathname, search } = new URL(request.url)
  const target = pathname + search
  const path = addressOf(target)?.path ?? ''
  for (const rule of list) {
    const { match, answer } = rule
    if ('proxy' in answer) {
      // its address is its own matter, however it is spelt
      if ('prefix' in match && pathname.startsWith(match.prefix)) return await pass(answer.proxy)
      continue
    }
    const answered = matches(match) && (await answerBy(rule))
    if (answered) return answered
  }
  return missing(404, { 'cache-control': NO_STORE })

  function matches(match: Match): boolean {
    if ('paths' in match) return match.paths.includes(path === '/' ? path : path.replace(/\/$/, ''))
    if ('file' in match) return match.file === path
    if ('prefix' in match) return path.startsWith(match.prefix)
    if ('methodsBut' in match) return !match.methodsBut.includes(request.method)
    return 'all' in match || new RegExp(match.target).test(target)
  }

  /** undefined where the rule's file is not there. */
  async function answerBy({ match, answer, headers }: Rule): Promise<Response | undefined> {
    if ('status' in answer) return missing(answer.status, headers)
    if ('redirect' in answer) return reply(302, { location: mergeQuery(answer.redirect, search), ...headers })
    if ('html' in answer) {
      const own = bucketIn(request.headers.get('cookie'))
      const bucket = own ?? drawBucket(Math.random())
      const { variant, html } = answer
      const cookie = variant && !own && { 'set-cookie': `${BUCKET_COOKIE}=${bucket}; ${BUCKET_ATTRIBUTES}` }
      return loaded(`/${variant && isInShare(bucket, variant) ? variant.file : html}`, {
        ...headers,
        ...cookie,
      })
    }
    if (!isFilePath(path)) return undefined
    const isPart = 'prefix' in match && request.headers.has('range')
    return loaded(path, { ...headers, ...(isPart && { 'cache-control': REVALIDATE }) })
  }

  async function loaded(file: string, own: Fields): Promise<Response | undefined> {
    const found = await load(file, request)
    if (found.ok || found.status === 304) return dressed(found, found.status, own)
    // Not the version or the range that was asked for, or the host's own failure: no word about what is there.
    return [412, 416].includes(found.status) || found.status >= 500
      ? dressed(found, found.status, { 'cache-control': NO_STORE })
      : undefined
  }

  function reply(status: number, own: Fields, body: BodyInit | null = null): Response {
    return new Response(body, { status, headers: { ...everywhere, ...own } })
  }

  async function missing(status: number, own: Fields): Promise<Response> {
    if (status !== 404) return reply(status, own)
    if (!isAssetPath(pathname)) return dressed(await load(NOT_FOUND_PAGE), status, own)
    return reply(status, { 'content-type': 'text/plain; charset=utf-8', ...own }, NOT_FOUND_TEXT)
  }

  function dressed(found: Response, status: number, own: Fields): Response {
    const headers = new Headers(found.headers)
    for (const [name, value] of Object.entries({ ...everywhere, ...own })) headers.set(name, value)
    return new Response(found.body, { status, headers })
  }
}
