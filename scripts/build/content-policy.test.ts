import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { blockedMedia, secureHtml } from './content-policy.ts'

const html = `<head>
<meta charset="utf-8">
<script type="application/json" id="page">{"a":1}</script>
<script>early()</script>
<link rel="modulepreload" href="/static/runtime.js">
<script type="module" src="/static/page.js"></script>
</head><script type="speculationrules">{}</script><script>swap()</script><script>swap()</script>`

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const policyOf = (secured: string) => /content="([^"]*)"/.exec(secured)?.[1] ?? ''

test('inline scripts and speculation rules are allowed by their digest, once each, and nothing else is', () => {
  const scripts = policyOf(secureHtml(html, { apis: [''] }, sha)).split(';')[1]
  expect(scripts).toBe(
    `script-src 'self' '${sha('{"integrity":{}}')}' '${sha('early()')}' '${sha('{}')}' '${sha('swap()')}'`,
  )
})

test('the policy comes before anything that loads or runs', () => {
  const secured = secureHtml(html, { apis: [''] }, sha)
  expect(secured.indexOf('Content-Security-Policy')).toBeLessThan(secured.indexOf('<script'))
  expect(policyOf(secured)).toContain("require-trusted-types-for 'script'")
})

test('requests, pictures and sounds reach the page’s origin, the APIs’ and those of files alone', () => {
  const reached = { apis: ['http://api.test:8080/v1', 'http://game.test/v1'], files: ['https://files.test'] }
  const policy = policyOf(secureHtml(html, reached, sha))
  const from = "'self' http://api.test:8080 http://game.test https://files.test"
  for (const rule of [`connect-src ${from};`, `img-src ${from} data: blob:;`, `media-src ${from} blob:;`])
    expect(policy).toContain(rule)
  expect(policyOf(secureHtml(html, { apis: [''] }, sha))).toContain("connect-src 'self';")
})

test.each([
  ['.a{background:url(https://cdn.test/a.png)}', 'https://cdn.test/a.png'],
  [`.a{background:url("http://cdn.test/a")}`, 'http://cdn.test/a'],
  ['e("img",{src:`https://cdn.test/a.webp`})', 'https://cdn.test/a.webp'],
  ['new Audio("https://cdn.test/a.mp3?v=1")', 'https://cdn.test/a.mp3'],
])('a built file like %s is found to load what the policy blocks', (code, url) => {
  expect(blockedMedia(code, { apis: [''] })).toEqual([url])
  expect(blockedMedia(code, { apis: [''], files: [new URL(url).origin] })).toEqual([])
})

test.each([
  'url(/static/a.png)',
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>")`,
  'e("svg",{xmlns:"http://www.w3.org/2000/svg"})',
  'location.assign("https://partner.test/page")',
])('a built file like %s loads nothing that the policy blocks', (code) => {
  expect(blockedMedia(code, { apis: [''] })).toEqual([])
})

test('an import map ahead of all modules has the digests of those that the HTML does not name', () => {
  const secured = secureHtml(html, { apis: [''] }, (url) => `of ${url}`, ['/static/later.js'])
  const map = '{"integrity":{"/static/later.js":"of /static/later.js"}}'
  expect(secured.indexOf(`<script type="importmap">${map}</script>`)).toBeLessThan(
    secured.indexOf('modulepreload'),
  )
  expect(policyOf(secured)).toContain(`'${sha(map)}'`)
})

test('every module that the HTML names carries its digest', () => {
  const secured = secureHtml(html, { apis: [''] }, (url) => `of ${url}`)
  expect(secured).toContain('href="/static/runtime.js" integrity="of /static/runtime.js"')
  expect(secured).toContain('src="/static/page.js" integrity="of /static/page.js"')
})
