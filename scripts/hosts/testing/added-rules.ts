import { expect } from 'vitest'
import { REVALIDATE } from '../../site/delivery-headers.ts'
import type { Rule, Rules } from '../rules.ts'
import { type Ask, outcomeOf } from './grid.ts'

const ADDED: Rule[] = [
  {
    match: { paths: ['/opening', '/opening/again'] },
    answer: { html: '404.html' },
    headers: { 'x-robots-tag': 'noindex', 'cache-control': REVALIDATE },
  },
  {
    match: { paths: ['/opened'] },
    answer: { redirect: '/battle?from=opened' },
    headers: { 'cache-control': 'no-store' },
  },
]

/** Rules with entries that `makeRules` has not: a page with a header of its own, and a redirect; a prefix that is proxied where `origin` is given. */
export const withAdded = ({ headers, list }: Rules, origin = ''): Rules => ({
  headers,
  list: [
    ...(origin ? [{ match: { prefix: '/files/' }, answer: { proxy: origin }, headers: {} }] : []),
    ...ADDED,
    ...list,
  ],
})

/** Throws where a host does not answer the added rules. @param proxied what `/files/a.png` is answered; undefined: it is not proxied. */
export async function expectAdded(ask: Ask, proxied?: string): Promise<void> {
  for (const path of ['/opening', '/opening/again/']) {
    const { headers, body } = await ask(path)
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', REVALIDATE])
    expect(body).toContain('<title>Not found')
  }
  expect(outcomeOf(await ask('/opened?a=1'))).toBe('to /battle with from=opened & a=1')
  expect((await ask('/battle')).headers.get('x-robots-tag')).toBeNull()
  if (proxied) expect((await ask('/files/a.png')).body).toBe(proxied)
}
