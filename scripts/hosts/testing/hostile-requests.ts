import type { RawRequest } from './raw-request.ts'

/** The servers that are asked over a socket, and the platforms that are played. */
export type HostName = 'preview' | 'nginx' | 'caddy' | 'Netlify' | 'Cloudflare' | 'Vercel' | 'CloudFront'

/** A hostile request, and the one answer to it, as `formatRaw` words it. */
export interface HostileRequest extends RawRequest {
  answer: string
  /** Hosts that cannot give that answer: what they give, and why. */
  unlike?: Unlike[]
  /** Platforms reject it before our rules, so no simulation can show their response. */
  serversOnly?: true
}

interface Unlike {
  hosts: HostName[]
  answers: string[]
  why: string
}

const NOWHERE = '404, not kept'
const PAGE = '200, revalidated'
const SCRIPT = '/static/season-1a2b.js'
const REFUSED = '405, not kept'

const unlike = (hosts: HostName[], answers: string[], why: string): Unlike => ({ hosts, answers, why })

const TIDIED = (...answers: string[]) =>
  unlike(['Netlify', 'Cloudflare', 'Vercel'], answers, 'The platform hands on an address that is tidied up.')
const COLLAPSED = (target: string, cache = 'untold') =>
  unlike(
    ['Cloudflare'],
    [`307 to ${target}, ${cache}`],
    'Its assets redirect to the address of a file with fewer slashes and escapes.',
  )
const PARSED = (hosts: HostName[], ...answers: string[]) =>
  unlike(hosts, answers, "The server's own parser ends such a request.")
const PARTS_ITS_OWN = unlike(
  ['Vercel', 'Cloudflare', 'CloudFront'],
  ['200, kept for ever', PAGE],
  'It answers ranges and If-Match for its files by itself, or not at all; its play heeds neither.',
)
const ERROR_OF_A_FILE = (status: string, ...more: HostName[]) =>
  unlike(['caddy', ...more], [`${status}, revalidated`], 'It sends this error under the headers of the file.')
const RANGE_DROPPED = unlike(
  ['caddy'],
  ['200, kept for ever'],
  'It heeds none of such a Range, nor do its headers.',
)
const NO_METHODS = unlike(
  ['CloudFront'],
  ['403, untold'],
  'A distribution that is open to GET and HEAD forbids others by itself.',
)

/**
 * The one list of hostile requests to the released fixture.
 *
 * @param record key of a change's record, as `_release/changes/000001.json`.
 */
export function hostileRequests(record: string): HostileRequest[] {
  return [
    ...aroundFiles(record),
    ...DOTS_AND_SLASHES,
    ...LONG,
    ...NAMES,
    ...QUERIES,
    ...METHODS,
    ...PARTS,
    ...HOSTS,
  ]
}

/** Ways out of /static/, and of what is asked for, to files outside of the site. */
function aroundFiles(record: string): HostileRequest[] {
  const ways = [
    '/static/../',
    '/static/%2e%2e/',
    '/static/.%2E/',
    '/static/..%2f',
    '/static/%2e%2e%2f',
    '/static/%252e%252e/',
    '/static/%252e%252e%252f',
    '/static/..\\',
    '/static/..%5c',
    '/static/./../',
    '/static/x/../../',
    '/./',
    '/%2e/',
    '/favicon.svg/../',
  ]
  const files = ['manifest.json', 'status.html', 'battle/season.html', record]
  return [
    ...files.flatMap((file) => [...ways, '/'].map((way) => ({ line: `GET ${way}${file}`, answer: NOWHERE }))),
    ...['//', '/static//../', '///'].flatMap((way) =>
      files.map((file) => ({
        line: `GET ${way}${file}`,
        answer: NOWHERE,
        unlike: [COLLAPSED(`/${file}`)],
      })),
    ),
    ...['?x', ';x', '.', '/', '%20', '%2f'].map((end) => ({
      line: `GET /manifest.json${end}`,
      answer: NOWHERE,
    })),
    ...['/MANIFEST.JSON', '/Manifest.json', '/_RELEASE/', '/_release', '/_release/'].map((path) => ({
      line: `GET ${path}`,
      answer: NOWHERE,
    })),
    {
      line: 'GET /manifest.json%00',
      answer: NOWHERE,
      unlike: [PARSED(['nginx'], '400, untold', '400, not kept')],
    },
    { line: 'GET /%6danifest.json', answer: NOWHERE, unlike: [COLLAPSED('/manifest.json')] },
  ]
}

const DOTS_AND_SLASHES: HostileRequest[] = [
  ...['/./battle', '/x/../battle', '/%2e/battle', '/battle/.', '/static/../battle'].map((path) => ({
    line: `GET ${path}`,
    answer: NOWHERE,
    unlike: [TIDIED(PAGE)],
  })),
  ...['/..', '/.', '/battle/..', '/%2e%2E'].map((path) => ({
    line: `GET ${path}`,
    answer: NOWHERE,
    unlike: [TIDIED('302 to /download, not kept'), PARSED(['nginx'], '400, not kept')],
  })),
  ...[
    '//',
    '///',
    '//battle',
    '//evil.example',
    '//evil.example/',
    '//evil.example/battle',
    '//evil.example/..',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/battle//',
    '/battle/%2f',
    '/battle\\',
    '/static/%2f..%2f',
  ].map((path) => ({ line: `GET ${path}`, answer: NOWHERE, unlike: slashed(path) })),
  {
    line: `GET /static//season-1a2b.js`,
    answer: NOWHERE,
    unlike: [COLLAPSED(SCRIPT, 'kept for ever')],
  },
  // Beyond the site's own folder; nginx ends what climbs above its root.
  ...['/../../etc/passwd', '/static/../../../etc/passwd', '/static/..%2f..%2f..%2fetc%2fpasswd'].map(
    (path) => ({
      line: `GET ${path}`,
      answer: NOWHERE,
      unlike: [PARSED(['nginx'], '400, not kept')],
    }),
  ),
]

/** URL takes a backslash for a slash. */
function slashed(path: string): Unlike[] {
  return path === '/battle\\' ? [TIDIED(PAGE)] : []
}

const LONG: HostileRequest[] = [
  { line: `GET /${'a'.repeat(6000)}`, answer: NOWHERE },
  { line: `GET /static/${'a'.repeat(300)}.js`, answer: NOWHERE },
  { line: `GET /static/${'a'.repeat(6000)}`, answer: NOWHERE },
  { line: `GET /static/${'a/'.repeat(3000)}`, answer: NOWHERE },
  {
    line: `GET /static/${'../'.repeat(300)}manifest.json`,
    answer: NOWHERE,
    unlike: [PARSED(['nginx'], '400, not kept')],
  },
  { line: `GET /battle?${'a'.repeat(6000)}`, answer: PAGE },
  {
    line: `GET /${'a'.repeat(20_000)}`,
    answer: NOWHERE,
    unlike: [PARSED(['nginx'], '414, not kept'), PARSED(['preview'], '431, untold')],
  },
]

const NAMES: HostileRequest[] = [
  ...[
    '/battle;x=1',
    '/battle.',
    '/battle..',
    '/battle%20',
    '/battle%09',
    '/battle%0d%0aset-cookie:%20a=b',
    '/battle%3fx',
    '/battle%23x',
    '/Battle',
    '/BATTLE/',
    '/static',
    '/static/',
    '/static/.',
    '/static/gone.js',
    '/static/gone',
    `${SCRIPT};.css`,
    `${SCRIPT}.`,
    `${SCRIPT}/`,
    `${SCRIPT}/x`,
    `${SCRIPT}%3fx`,
    `${SCRIPT}%2523`,
    '/STATIC/season-1a2b.js',
    '/favicon.svg/',
    '/FAVICON.SVG',
    '/.git/config',
    '/.failed',
    '/.refused',
    '/404.html',
  ].map((path) => ({ line: `GET ${path}`, answer: NOWHERE })),
  {
    line: 'GET /static/SEASON-1A2B.JS',
    answer: NOWHERE,
    unlike: [unlike(['Netlify'], ['200, kept for ever'], 'It stores names in lower case.')],
  },
  ...['/battle%', '/battle%zz', '/%E0%A4%A', '/static/%'].map((path) => ({
    line: `GET ${path}`,
    answer: NOWHERE,
    unlike: [PARSED(['nginx'], '400, not kept'), PARSED(['caddy'], '400, untold')],
  })),
  ...['/battle%00', '/static/%00', `${SCRIPT}%00.css`].map((path) => ({
    line: `GET ${path}`,
    answer: NOWHERE,
    unlike: [PARSED(['nginx'], '400, not kept')],
  })),
  ...['/battle\0', '/battle\x01', '/battle\x7f', '/battle x'].map((path) => ({
    line: `GET ${path}`,
    answer: '400, untold',
    unlike: [PARSED(['nginx'], '400, not kept')],
    serversOnly: true as const,
  })),
  { line: 'GET /%62attle', answer: PAGE },
  {
    line: 'GET /static/%73eason-1a2b.js',
    answer: '200, kept for ever',
    unlike: [COLLAPSED(SCRIPT, 'kept for ever')],
  },
]

const QUERIES: HostileRequest[] = [
  ...['/battle?', '/battle??a', '/battle?/../manifest.json', '/battle?x=//evil.example', '/battle/?%00'].map(
    (path) => ({ line: `GET ${path}`, answer: PAGE }),
  ),
  { line: `GET ${SCRIPT}?v=/../manifest.json`, answer: '200, kept for ever' },
  { line: 'GET /battle#x', answer: NOWHERE, unlike: [TIDIED(PAGE)] },
  ...['/?//evil.example', '/?next=https://evil.example', '/?/../..'].map((path) => ({
    line: `GET ${path}`,
    answer: '302 to /download, not kept',
  })),
  { line: 'GET http://evil.example/battle', answer: PAGE },
  { line: 'GET http://evil.example/', answer: '302 to /download, not kept' },
  {
    line: 'GET http://evil.example',
    answer: '302 to /download, not kept',
    unlike: [unlike(['caddy'], [NOWHERE], 'To Go no path is none, and not the root.')],
  },
  { line: 'GET http://evil.example//x', answer: NOWHERE },
  { line: 'GET http://evil.example/static/../manifest.json', answer: NOWHERE },
]

const METHODS: HostileRequest[] = [
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
    line: `${method} /battle`,
    answer: REFUSED,
    unlike: [NO_METHODS],
  })),
  ...['/', '/nowhere', '/manifest.json', '/favicon.svg', '/static/../manifest.json'].map((path) => ({
    line: `POST ${path}`,
    answer: REFUSED,
    unlike: [
      NO_METHODS,
      unlike(
        ['Cloudflare'],
        ['405, revalidated'],
        'Its assets refuse by themselves, under the headers of the file.',
      ),
    ],
  })),
  ...['POST', 'DELETE'].map((method) => ({
    line: `${method} ${SCRIPT}`,
    answer: REFUSED,
    unlike: [
      NO_METHODS,
      unlike(
        ['Cloudflare'],
        ['405, kept for ever'],
        'Its assets refuse by themselves, under the headers of the file.',
      ),
    ],
  })),
  { line: 'TRACE /battle', answer: REFUSED, serversOnly: true },
  ...['FOO', 'PROPFIND'].map((method) => ({
    line: `${method} /battle`,
    answer: REFUSED,
    unlike: [PARSED(['preview'], '400, untold', REFUSED)],
    serversOnly: true as const,
  })),
  {
    line: 'get /battle',
    answer: '400, untold',
    unlike: [
      PARSED(['nginx'], '400, not kept'),
      unlike(['caddy'], [REFUSED], 'It takes any word for a method, and this one is not GET.'),
    ],
    serversOnly: true,
  },
  {
    line: 'OPTIONS *',
    answer: REFUSED,
    unlike: [
      PARSED(['nginx'], '400, not kept'),
      unlike(['caddy'], ['200, untold'], 'Go answers for the server itself, with nothing.'),
    ],
    serversOnly: true,
  },
  {
    line: 'CONNECT evil.example:443',
    answer: REFUSED,
    unlike: [PARSED(['nginx'], '400, not kept'), PARSED(['preview'], 'hung up')],
    serversOnly: true,
  },
]

const PARTS: HostileRequest[] = [
  { line: `GET ${SCRIPT}`, fields: ['Range: bytes=0-9'], answer: '206, revalidated' },
  { line: `GET ${SCRIPT}`, fields: ['Range: bytes=-9'], answer: '206, revalidated' },
  { line: 'GET /favicon.svg', fields: ['Range: bytes=0-'], answer: '206, revalidated' },
  { line: `GET ${SCRIPT}`, fields: ['Range: bytes=0-9', 'If-Range: "other"'], answer: PAGE },
  { line: `GET ${SCRIPT}`, fields: ['Range: bytes=9-0'], answer: '416, not kept' },
  { line: `GET ${SCRIPT}`, fields: ['Range: bytes=99999-'], answer: '416, not kept' },
]
  .map((each) => ({ ...each, unlike: [PARTS_ITS_OWN, ERROR_OF_A_FILE('416', 'nginx')] }))
  .concat([
    ...['bytes=0-1,4-5', 'pages=0-1'].map((range) => ({
      line: `GET ${SCRIPT}`,
      fields: [`Range: ${range}`],
      answer: PAGE,
      unlike: [PARTS_ITS_OWN, RANGE_DROPPED],
    })),
    { line: 'GET /static/gone.js', fields: ['Range: bytes=0-9'], answer: NOWHERE, unlike: [] },
    { line: 'GET /nowhere', fields: ['Range: bytes=0-9'], answer: NOWHERE, unlike: [] },
    { line: 'GET /battle', fields: ['Accept-Encoding: br;q=0'], answer: PAGE, unlike: [] },
    { line: 'GET /battle', fields: ['Accept-Encoding: br;q=0, gzip;q=0.0'], answer: PAGE, unlike: [] },
    {
      line: `GET ${SCRIPT}`,
      fields: ['Accept-Encoding: gzip;q=0'],
      answer: '200, kept for ever',
      unlike: [],
    },
    { line: 'GET /battle', fields: ['If-None-Match: *'], answer: '304, revalidated', unlike: [] as Unlike[] },
    { line: 'GET /battle', fields: ['If-None-Match: "other", W/"another"'], answer: PAGE, unlike: [] },
    { line: 'GET /nowhere', fields: ['If-None-Match: *'], answer: NOWHERE, unlike: [] },
    {
      line: `GET ${SCRIPT}`,
      fields: ['If-Match: "other"'],
      answer: '412, not kept',
      unlike: [ERROR_OF_A_FILE('412'), PARTS_ITS_OWN],
    },
  ])

const HOSTS: HostileRequest[] = [
  { line: 'GET /', host: ['Host: evil.example'], answer: '302 to /download, not kept' },
  { line: 'GET /', fields: ['X-Forwarded-Host: evil.example'], answer: '302 to /download, not kept' },
  {
    line: 'GET /battle/',
    fields: ['X-Original-URL: /manifest.json', 'X-Rewrite-URL: /manifest.json'],
    answer: PAGE,
  },
  ...[[], ['Host: a b'], ['Host: evil.example/..'], ['Host: a', 'Host: b']].map((host) => ({
    line: 'GET /battle',
    host,
    answer: '400, untold',
    unlike: [
      PARSED(['nginx'], '400, not kept'),
      unlike(
        ['preview'],
        [PAGE],
        'Node heeds only that there is a Host, and nothing here stands on what it says.',
      ),
    ],
    serversOnly: true as const,
  })),
]
