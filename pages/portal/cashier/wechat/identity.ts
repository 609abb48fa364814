import { pageUrl } from '#shared/runtime/navigate'
import { visitStorage } from '#shared/runtime/storage'
import { placeToGoBack } from '../place-to-go-back'

/** The only host that provides a person's WeChat identity. */
const AUTHORITY = /^https:\/\/open\.weixin\.qq\.com\//
const MARK = 'pay:asked'
/** Going to WeChat and back takes a moment, not longer. */
const FRESH_MS = 600_000

let taken: { orderId: string; code: string } | undefined

/**
 * The address that asks WeChat who the person is, and then comes back to the order; null for one that is not WeChat's.
 * Leaves a mark in this tab, by which the way back is known to be one that the person began.
 */
export function identityAddress(authorizeUrl: string, orderId: string): string | null {
  if (!AUTHORITY.test(authorizeUrl)) return null
  const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    (byte % 36).toString(36),
  ).join('')
  visitStorage.write(MARK, `${Date.now()} ${state} ${orderId}`)
  const [base = '', query] = authorizeUrl.split('#')[0]?.split('?') ?? []
  const params = new URLSearchParams(query)
  // WeChat takes the parameters in this order alone
  const asked = new URLSearchParams({
    appid: params.get('appid') ?? '',
    redirect_uri: location.origin + pageUrl('/pay', { orderId, back: placeToGoBack() }),
    response_type: 'code',
    scope: params.get('scope') ?? 'snsapi_base',
    state,
  })
  return `${base}?${asked}#wechat_redirect`
}

/**
 * Takes WeChat's code out of the address, before anything is logged or asked for. It is kept in memory, and only if this
 * tab went for it: a code that somebody else's link brings along is thrown away.
 */
export function takeReturn(): void {
  if (typeof window === 'undefined') return
  const url = new URL(location.href)
  const query = url.searchParams
  if (!query.has('code') && !query.has('state')) return
  const [codes, states, orders] = ['code', 'state', 'orderId'].map((name) => query.getAll(name)) as [
    string[],
    string[],
    string[],
  ]
  for (const name of ['code', 'state']) query.delete(name)
  history.replaceState(history.state, '', url.href)
  const [at, state, orderId] = (visitStorage.read(MARK) ?? '').split(' ')
  visitStorage.remove(MARK)
  const [code = ''] = codes
  const mine =
    codes.length === 1 &&
    states.length === 1 &&
    orders.length === 1 &&
    state === states[0] &&
    orderId === orders[0] &&
    Math.abs(Date.now() - Number(at)) < FRESH_MS
  taken = mine && orderId && /^[\w-]{1,512}$/.test(code) ? { orderId, code } : undefined
}

/** The code that WeChat sent back for this order, once; '' where there is none. */
export function codeFor(orderId: string): string {
  const code = taken?.orderId === orderId ? taken.code : ''
  taken = undefined
  return code
}
