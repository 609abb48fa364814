import { decodeAmp } from '../address/decode-amp.ts'
import { type Address, landingFields } from '../address/parse.ts'
import type { Store } from '../storage/store.ts'
import { type Login, readLogin, stands, writeLogin } from './login.ts'

/**
 * Stores token and userId, roomId, channelId and landing parameters of the URL. A userId without a token never replaces
 * the stored session's: it may name the person a page is about. Where somebody is logged in, another person's login is not
 * stored but returned, and a token without a userId is ignored; the same person's token replaces the stored one. Where nobody
 * is, a new token without a userId drops the stored userId. Removes the token from the address bar.
 */
export function adoptAddress(address: Address, local: Store, visit: Store): Login | undefined {
  const { token, userId } = address
  const login = readLogin(local)
  const isOther = stands(login) && userId !== login.userId
  if (!isOther && (token || !login.token)) {
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
  return isOther && token && userId && token !== login.token ? { token, userId } : undefined
}

/**
 * Removes every token from the address bar, from where it ends up in screenshots, shared links and referrers, and writes
 * "&amp;" as the "&" it was meant to be.
 */
export function hideToken(): void {
  const url = new URL(location.href)
  url.search = decodeAmp(url.search)
  const query = url.searchParams
  // by its decoded name; then longer names, in a fragment, in addresses within values, encoded however often
  if (query.has('token')) query.delete('token')
  const bare = url.href.replace(
    /([?&#;=]|%(?:25)*(?:3F|26|23|3B|3D))[\w.-]*token[[\]%\dBD]*?(?:[=:]|%(?:25)*3[AD])(?:(?!%(?:25)*2[36])[^&#])*/gi,
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
