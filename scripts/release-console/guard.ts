import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { SECURITY_HEADERS } from '../site/security-headers.ts'

/** As pages have it, and no inline script. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join(';')

/**
 * Lets in who has the token of this console, from this machine's own address. The first address has the token in its query;
 * it is then kept in a cookie that neither scripts nor other sites get.
 */
export function guard(token: string): MiddlewareHandler {
  return async (c, next) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value)
    c.header('content-security-policy', POLICY)
    c.header('cache-control', 'no-store')
    const url = new URL(c.req.url)
    const host = c.req.header('host') ?? ''
    // a strange name that leads here is an attack by DNS
    if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host))
      return c.text('This console answers at 127.0.0.1 alone.', 421)
    if (c.req.method !== 'GET' && c.req.method !== 'POST') {
      c.header('allow', 'GET, POST')
      return c.text('The console answers GET and POST.', 405)
    }
    const origin = c.req.header('origin')
    const isOwn = origin === `http://${host}`
    if (origin ? !isOwn : c.req.method === 'POST')
      return c.text('Another site may not call this console.', 403)
    // ports share their cookies
    const cookie = `console-${host.split(':')[1]}`
    if (c.req.method === 'GET' && url.pathname === '/' && isToken(token, url.searchParams.get('token'))) {
      setCookie(c, cookie, token, { httpOnly: true, sameSite: 'Strict', path: '/' })
      return c.redirect('/')
    }
    if (!isToken(token, getCookie(c, cookie)))
      return c.text('Open the address that the terminal printed: it holds the token of this console.', 401)
    if (c.req.method === 'POST' && !/^application\/json\b/.test(c.req.header('content-type') ?? ''))
      return c.text('The body must be application/json.', 415)
    return next()
  }
}

function isToken(token: string, given: string | null | undefined): boolean {
  const [expected, found] = [Buffer.from(token), Buffer.from(given ?? '')]
  return expected.length === found.length && timingSafeEqual(expected, found)
}
