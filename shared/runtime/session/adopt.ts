import { decodeAmp } from '../address/decode-amp.ts'
import { type Address, landingFields } from '../address/parse.ts'
import type { Store } from '../storage/store.ts'
import { readLogin, writeLogin } from './login.ts'

/**
 * Stores token and userId, roomId, channelId and landing parameters of the URL. A userId without a token never replaces
 * the stored session's: it may name the person a page is about. A new token without a userId drops the stored userId.
 * Removes the token from the address bar.
 */
export function adoptAddress(address: Address, local: Store, visit: Store): void {
  const { token, userId } = address
  const login = readLogin(local)
  if (token || !login.token) {
    const again = token && token !== login.token && !userId
    const next = { token: token || login.token, userId: userId || (again ? '' : login.userId) }
    if (again || next.userId !== login.userId) local.remove('userInfo')
    writeLogin(local, next)
  }
  for (const name of ['roomId', 'channelId'] as const) if (address[name]) local.write(name, address[name])
  let found: Record<string, string> | undefined
  for (const name of landingFields) if (address[name]) found = { ...found, [name]: address[name] }
  if (found) visit.writeJson('indexQuery', found)
  hideToken()
}

/**
 * Removes every token from the address bar, from where it ends up in screenshots, shared links and referrers, and writes
 * "&amp;" as the "&" it was meant to be.
 */
export function hideToken(): void {
  const url = new URL(location.href)
  url.search = decodeAmp(url.search)
  const query = url.searchParams
  // by its decoded name; then in a fragment, in other cases, in addresses within values, encoded however often
  if (query.has('token')) query.delete('token')
  const bare = url.href.replace(
    /([?&#;]|%(?:25)*(?:3F|26|23|3B))token(?:=|%(?:25)*3D)(?:(?!%(?:25)*2[36])[^&#])*/gi,
    '$1',
  )
  try {
    // without the empty pairs that a removed token leaves
    const tidy = bare.replace(/([?&])&+/g, '$1').replace(/[?&#]+(?=#|$)/, '')
    if (tidy !== location.href) history.replaceState(history.state, '', tidy)
  } catch {
    // a sandboxed frame may not; its address is not on show
  }
}
