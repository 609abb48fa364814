import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import { BUCKET_ATTRIBUTES, BUCKET_COOKIE } from '../site/canary.ts'
import { IMMUTABLE, REVALIDATE } from '../site/delivery-headers.ts'
import { cloudFormation } from './cloudformation.ts'
import { AGAIN, type Host, type Limit, MADE } from './host.ts'
import { NOT_FOUND_PAGE, partsOf, type Rule, type Rules, refuse, type Variant } from './rules.ts'

const QUOTAS = 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html'
const STORE = "import cf from 'cloudfront'\nconst STORE = cf.kvs()\n"

/** One entry of the key value store: what an address leads to. */
interface Entry {
  file?: string
  canary?: Variant
  to?: string
  query?: [string, string][]
  headers?: Record<string, string>
}

/**
 * S3 behind CloudFront. The functions do not depend on the site; routes are in a key value store, so that a new page
 * changes its entries only, and the number of pages does not count towards the function's 10 KB.
 */
export const s3: Host = async (rules, { notFoundHtml }) => {
  const headers = Object.fromEntries(Object.entries(rules.headers).map(([name, value]) => [name, { value }]))
  const constants = { NOT_FOUND: notFoundHtml, REFUSALS: refusalsOf(rules), HEADERS: headers }
  const ahead = Object.entries(constants)
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
  const bucketOf = await codeOf('cloudfront-bucket')
  const bucket = { cookie: BUCKET_COOKIE, attributes: BUCKET_ATTRIBUTES }
  const request = await functionText('cloudfront-request', `${ahead}${bucketOf}`)
  const response = await functionText(
    'cloudfront-response',
    `const BUCKET = ${JSON.stringify(bucket)}\n${bucketOf}`,
  )
  const entries = entriesOf(rules)
  const store = {
    data: Object.entries(entries).map(([key, entry]) => ({ key, value: JSON.stringify(entry) })),
  }
  const storeText = `${JSON.stringify(store, null, 2)}\n`
  return {
    files: {
      'viewer-request.js': request,
      'viewer-response.js': response,
      'key-values.json': storeText,
      'cloudformation.json': `${JSON.stringify(cloudFormation(rules, request, response), null, 2)}\n`,
    },
    limits: limits(rules, request, response, store.data, storeText),
    next: [
      'Once: aws cloudformation deploy --template-file cloudformation.json --stack-name campaign-pages --parameter-overrides Bucket=<name> Prefix=</folder, if any> Domains=<names, by commas> CertificateArn=<of ACM in us-east-1>',
      `Then, and when ${AGAIN}: bring the stack’s key value store to key-values.json (aws cloudfront-keyvaluestore update-keys, or a new store by --import-source).`,
      'The template turns no logs on. Standard logging (v2) can leave fields out: leave cs-uri-query, cs(Referer) and cs(Cookie), which have the logins of links; logs of version 1 and of the bucket cannot.',
      `Objects need their Cache-Control: static/* "${IMMUTABLE}", version.txt "no-cache", all others "${REVALIDATE}".`,
    ],
  }
}

async function functionText(name: string, ahead: string): Promise<string> {
  return `${STORE}// ${MADE}\n${ahead}${await codeOf(name)}`
}

/** A module of edge/ without types and comments. */
async function codeOf(name: string): Promise<string> {
  const file = path.join(import.meta.dirname, 'edge', `${name}.ts`)
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { target: 'es2018' })
  const bare = code
    .replace(/^export (?=async|function)/m, '')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\/\/# source.*$/gm, '')
    .replace(/\n\s*\n/g, '\n')
  return `${bare.trim()}\n`
}

/** What the function answers before it looks an address up, and behind: by methods, by target, else. */
function refusalsOf({ list }: Rules): object[] {
  return list.flatMap(({ match, answer, headers }) => {
    if (!('status' in answer)) return []
    const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]))
    return [{ ...match, status: answer.status, headers: own }]
  })
}

function entriesOf({ list }: Rules): Record<string, Entry> {
  const entries: Record<string, Entry> = {}
  const shown = new Map<string, Entry>()
  for (const rule of list) {
    const { match, answer } = rule
    if ('paths' in match && 'html' in answer) {
      const { html, variant } = answer
      const own = ownOf(rule, variant)
      for (const address of match.paths) entries[address] = { file: `/${html}`, ...own }
      // for the response's function, should it get the file's address
      const known = shown.get(html)
      if (known && JSON.stringify(known) !== JSON.stringify(own))
        refuse('s3', rule, 'an HTML file has the same headers at all its addresses')
      shown.set(html, own)
      if (own.headers || own.canary) entries[`/${html}`] = own
      if (variant) entries[`/${variant.file}`] = own
    } else if ('paths' in match && 'redirect' in answer) {
      const { path: to, query } = partsOf(answer.redirect)
      for (const address of match.paths) entries[address] = { to, ...(query.length > 0 && { query }) }
    } else if ('file' in match && 'asked' in answer) entries[match.file] = { file: match.file }
    // behaviours of the distribution, and the function's own
    else if (!('prefix' in match || 'status' in answer) || 'paths' in match)
      refuse(
        's3',
        rule,
        'it has pages and redirects at paths, files, and prefixes of files or of another origin',
      )
  }
  return entries
}

/** What an answer has beside its file, whose object has its own Cache-Control. */
function ownOf({ headers: { 'cache-control': cache = '', ...headers } }: Rule, variant?: Variant): Entry {
  return {
    ...(Object.keys(headers).length > 0 && !variant && { headers }),
    ...(variant && {
      headers: { ...headers, 'cache-control': cache },
      canary: { ...variant, file: `/${variant.file}` },
    }),
  }
}

function limits(
  { list }: Rules,
  request: string,
  response: string,
  data: { key: string; value: string }[],
  store: string,
): Limit[] {
  const used = (what: string, count: number, most: number): Limit => ({
    what,
    used: count,
    most,
    source: QUOTAS,
  })
  return [
    used(`bytes of viewer-request.js, with ${NOT_FOUND_PAGE} in it`, Buffer.byteLength(request), 10_240),
    used('bytes of viewer-response.js', Buffer.byteLength(response), 10_240),
    used('bytes of the key value store', Buffer.byteLength(store), 5 * 1024 * 1024),
    used('characters of a key', Math.max(...data.map(({ key }) => key.length)), 512),
    used('characters of a value', Math.max(...data.map(({ value }) => value.length)), 1024),
    {
      ...used('cache behaviours', list.filter(({ match }) => 'prefix' in match).length + 1, 75),
      note: 'the default quota as of 2026, more on request',
    },
  ]
}
