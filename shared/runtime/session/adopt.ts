import { type Address, landingFields } from '../address/parse.ts'
import type { Store } from '../storage/store.ts'

/**
 * Stores what the address brings: token and userId, roomId, channelId, landing parameters.
 * A userId without a token never replaces the stored session's: it may name the person a page is about. A new token without
 * a userId is no longer that of the person who is stored.
 * Takes the token out of the address bar.
 */
export function adoptAddress(address: Address, local: Store, visit: Store): void {
  const { token, userId, roomId, channelId } = address
  const keep = (key: string, text: string) => text && local.write(key, text)
  if (token || !local.read('token')) {
    const anew = token && token !== local.read('token') && !userId
    if (anew) local.remove('userId')
    if (anew || (userId && userId !== local.read('userId'))) local.remove('userInfo')
    keep('token', token)
    keep('userId', userId)
  }
  keep('roomId', roomId)
  keep('channelId', channelId)
  let found: Record<string, string> | undefined
  for (const name of landingFields) if (address[name]) found = { ...found, [name]: address[name] }
  if (found) visit.writeJson('indexQuery', found)
  hideToken()
}

/** A token in the address bar ends up in screenshots, shared links and referrers. */
function hideToken(): void {
  const url = new URL(location.href)
  const query = url.searchParams
  // by its decoded name; then in a fragment, in other cases, in a second query that is glued onto a value
  if (query.has('token')) query.delete('token')
  const bare = url.href.replace(/([?&#]|%3F|%26|%23)token(=|%3D)[^&#]*/gi, '$1')
  try {
    if (bare !== location.href) history.replaceState(history.state, '', bare)
  } catch {
    // a sandboxed frame may not; its address is not on show
  }
}
