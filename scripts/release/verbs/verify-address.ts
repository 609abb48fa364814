import { mapLimit } from '../../command/map-limit.ts'
import { BUCKET_COOKIE, bucketsIn, shareOf } from '../../site/canary.ts'
import { cacheFor, PRIVATE_HTML } from '../../site/delivery-headers.ts'
import type { Live, Release } from '../../site/live.ts'
import { pageHeaders, SECURITY_HEADERS } from '../../site/security-headers.ts'
import type { Context } from '../context.ts'
import { sha256 } from '../digests.ts'
import { readLive } from '../live/read-live.ts'
import { ReleaseError } from '../release-error.ts'
import type { Problem, Verified } from './verify.ts'

const TIMEOUT_MS = 20_000
/** No page has it. */
const UNKNOWN = '/no-page-has-this-address'
const REDIRECTS = [301, 302, 307, 308]

interface Answer {
  status: number
  headers: Headers
  bytes: Uint8Array
}

/**
 * Asks the public address what visitors get: every address and redirect, the headers of pages, the runtime's files and one of
 * each page, and that private files and unknown addresses are not served.
 *
 * @param origin as `https://pages.example.com`.
 */
export async function verifyAddress({ store, site, progress }: Context, origin: string): Promise<Verified> {
  const { live } = await readLive(store, site)
  const pages = Object.entries(live.pages)
  let asked = 0
  const ask = async (path: string, cookie = ''): Promise<Answer> => {
    const answer = await fetchFrom(origin, path, cookie)
    progress(`${++asked} addresses are read`)
    return answer
  }
  const ofPages = await mapLimit(pages, async ([page, release]) => {
    const { canary } = release
    const seen = canary ? bucketsIn(shareOf(canary)) : []
    // by the first bucket behind the canary's, and by the first one of it
    const bucket = canary && bucketsIn({ ...shareOf(canary), share: canary.share + 1 }).at(-1)
    const builds = canary
      ? [
          { build: release, cookie: `${BUCKET_COOKIE}=${bucket}` },
          { build: canary, cookie: `${BUCKET_COOKIE}=${seen[0]}` },
        ]
      : [{ build: release, cookie: '' }]
    const problems = await mapLimit(builds, async ({ build, cookie }) => {
      const html = await store.get(build.html)
      const paths = await mapLimit(release.paths, async (path) =>
        pageProblems(path, release, build, html && sha256(html.bytes), await ask(withValues(path), cookie)),
      )
      return paths.flat()
    })
    return problems.flat().map((what) => ({ page, what }))
  })
  const redirects = await mapLimit(live.redirects, async ({ from, to }) =>
    redirectProblems(from, to, await ask(withValues(from))),
  )
  const files = await mapLimit(sampleOf(live), async (file) => {
    const stored = await store.get(file)
    return fileProblems(file, stored && sha256(stored.bytes), await ask(`/${file}`))
  })
  const ended = Object.values(live.retired ?? {}).flatMap(({ paths, redirects }) =>
    redirects.length > 0 ? [] : paths,
  )
  const missing = await mapLimit([UNKNOWN, '/_release/', '/manifest.json', ...ended], async (path) => {
    const { status } = await ask(withValues(path))
    return [403, 404, 410].includes(status)
      ? []
      : [`${path} is answered with ${status}, and should not be found`]
  })
  const common = [...redirects, ...files, ...missing].flat().map((what): Problem => ({ page: '', what }))
  return {
    verb: 'verify',
    pages: pages.map(([page]) => page),
    files: asked,
    problems: [...ofPages.flat(), ...common],
  }
}

function pageProblems(
  path: string,
  release: Release,
  { build }: { build: string },
  digest: string | undefined,
  answer: Answer,
): string[] {
  if (answer.status !== 200)
    return [`${path} is answered with ${answer.status}: are the host's rules up to date?`]
  if (sha256(answer.bytes) !== digest)
    return [
      build === release.build
        ? `${path} does not show build ${build}: an old copy is served`
        : `${path} does not show the canary ${build} to its visitors: the host needs its rules again, or cannot choose, as a bucket without one`,
    ]
  return headerProblems(path, answer, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': release.canary ? PRIVATE_HTML : cacheFor(release.stableCopy),
    ...SECURITY_HEADERS,
    ...pageHeaders(release),
  })
}

function redirectProblems(from: string, to: string, { status, headers }: Answer): string[] {
  const location = headers.get('location') ?? ''
  const leads =
    REDIRECTS.includes(status) &&
    new URL(location, 'http://site').pathname === new URL(to, 'http://site').pathname
  return leads
    ? []
    : [`${from} is answered with ${status}${location && ` to ${location}`}, and should lead to ${to}`]
}

function fileProblems(file: string, digest: string | undefined, answer: Answer): string[] {
  if (answer.status !== 200) return [`/${file} is answered with ${answer.status}`]
  if (sha256(answer.bytes) !== digest) return [`/${file} has other bytes than were published`]
  return headerProblems(`/${file}`, answer, { 'cache-control': cacheFor(file) })
}

function headerProblems(path: string, { headers }: Answer, meant: Record<string, string>): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/\s/g, '')
  return Object.entries(meant)
    .filter(([name, value]) => plain(headers.get(name) ?? '') !== plain(value))
    .map(([name, value]) => `${path} has ${name} "${headers.get(name) ?? ''}" instead of "${value}"`)
}

/** The runtime's files, and one of each page. */
function sampleOf({ pages }: Live): string[] {
  const releases = Object.values(pages)
  return [...new Set(releases.flatMap(({ runtime, files }) => [...runtime.files, ...files.slice(0, 1)]))]
}

const withValues = (path: string) => path.replace(/\{\w+\}/g, '1')

async function fetchFrom(origin: string, path: string, cookie: string): Promise<Answer> {
  try {
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      headers: cookie ? { cookie } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return {
      status: response.status,
      headers: response.headers,
      bytes: new Uint8Array(await response.arrayBuffer()),
    }
  } catch (error) {
    const cause = (error as Error).cause as { code?: string } | undefined
    throw new ReleaseError(
      'failed',
      `${origin} did not answer ${path} (${cause?.code ?? (error as Error).name}). Is the address right, and is the host up?`,
    )
  }
}
