import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import { NON_CANONICAL } from '../site/address.ts'
import { BUCKET_ATTRIBUTES, BUCKET_COOKIE } from '../site/canary.ts'
import { IMMUTABLE, PRIVATE_HTML, REVALIDATE } from '../site/delivery-headers.ts'
import { cloudFormation } from './cloudformation.ts'
import { AGAIN, type Host, type Limit, MADE } from './host.ts'
import { NOT_FOUND_PAGE, type PageRule, partsOf, type Rules } from './rules.ts'

const QUOTAS = 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html'
const STORE = "import cf from 'cloudfront'\nconst STORE = cf.kvs()\n"

/** One entry of the key value store: what an address leads to. */
interface Entry {
  file?: string
  canary?: PageRule['canary']
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
  const constants = { NOT_FOUND: notFoundHtml, NON_CANONICAL, HEADERS: headers }
  const ahead = Object.entries(constants)
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
  const bucketOf = await codeOf('cloudfront-bucket')
  const bucket = { cookie: BUCKET_COOKIE, attributes: BUCKET_ATTRIBUTES, cache: PRIVATE_HTML }
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

function entriesOf({ pages, redirects, files }: Rules): Record<string, Entry> {
  const entries: Record<string, Entry> = {}
  for (const [file, { paths, headers, canary }] of Object.entries(pages)) {
    const own = {
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(canary && { canary: { ...canary, file: `/${canary.file}` } }),
    }
    for (const address of paths) entries[address] = { file: `/${file}`, ...own }
    // for the response's function, should it get the file's address
    if (own.headers || own.canary) entries[`/${file}`] = own
    if (canary) entries[`/${canary.file}`] = own
  }
  for (const { from, to } of redirects) {
    const { path: target, query } = partsOf(to)
    entries[from] = { to: target, ...(query.length > 0 && { query }) }
  }
  for (const file of Object.keys(files)) entries[file] = { file }
  return entries
}

function limits(
  { apiPrefixes }: Rules,
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
      ...used('cache behaviours', apiPrefixes.length + 2, 75),
      note: 'the default quota as of 2026, more on request',
    },
  ]
}
