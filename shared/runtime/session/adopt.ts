import { type Address, landingFields } from '../address/parse.ts'
import type { Store } from '../storage/store.ts'

/**
 * Stores what the address brings: token and userId, roomId, channelId, landing parameters.
 * A userId without a token never replaces the stored session's: it may name the person a page is about.
 * Then takes the token out of the address bar, if it could be stored.
 */
export function adoptAddress(address: Address, local: Store, visit: Store): void {
  const { token, userId, roomId, channelId } = address
  const keep = (key: string, value: string) => value !== '' && local.write(key, value)
  if (token || !local.read('token')) {
    if (userId && userId !== local.read('userId')) local.remove('userInfo')
    if (keep('token', token)) hideToken()
    keep('userId', userId)
  }
  keep('roomId', roomId)
  keep('channelId', channelId)
  const found: Record<string, string> = {}
  for (const name of landingFields) if (address[name]) found[name] = address[name]
  if (Object.keys(found).length > 0) visit.writeJson('indexQuery', found)
}

/** A token in the address bar ends up in screenshots, shared links and referrers. */
function hideToken(): void {
  const url = new URL(location.href)
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url.href)
}
