import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { secureHtml } from './content-policy.ts'

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
  expect(scripts).toBe(`script-src 'self' '${sha('early()')}' '${sha('{}')}' '${sha('swap()')}'`)
})

test('the policy comes before anything that loads or runs', () => {
  const secured = secureHtml(html, { apis: [''] }, sha)
  expect(secured.indexOf('Content-Security-Policy')).toBeLessThan(secured.indexOf('<script'))
  expect(policyOf(secured)).toContain("require-trusted-types-for 'script'")
})

test('requests reach the page’s own origin, those of the two APIs and of files to save, and no other', () => {
  const reached = { apis: ['http://api.test:8080/v1', 'http://game.test/v1'], files: ['https://files.test'] }
  expect(policyOf(secureHtml(html, reached, sha))).toContain(
    "connect-src 'self' http://api.test:8080 http://game.test https://files.test;",
  )
  expect(policyOf(secureHtml(html, { apis: [''] }, sha))).toContain("connect-src 'self';")
})

test('every module that the HTML names carries its digest', () => {
  const secured = secureHtml(html, { apis: [''] }, (url) => `of ${url}`)
  expect(secured).toContain('href="/static/runtime.js" integrity="of /static/runtime.js"')
  expect(secured).toContain('src="/static/page.js" integrity="of /static/page.js"')
})
