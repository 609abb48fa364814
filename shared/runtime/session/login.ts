import { meant } from '../address/meant.ts'
import type { Store } from '../storage/store.ts'

/** Absent text is ''. */
export type Login = { token: string; userId: string }

/** Whether somebody is logged in: only with both. */
export const stands = ({ token, userId }: Login): boolean => token !== '' && userId !== ''

/** Present while both keys change: `[token, userId, token before, userId before]`. */
const CHANGING = 'login'

const readKeys = (local: Store): Login => ({
  token: meant(local.read('token')),
  userId: meant(local.read('userId')),
})

/**
 * The stored login, written atomically: a tab that reads between two writes of another sees the new login, never one
 * person's token with another's id. Other pages and apps may write the two keys too; their values win.
 */
export function readLogin(local: Store): Login {
  const keys = readKeys(local)
  const changing = local.readJson(CHANGING)
  if (!Array.isArray(changing)) return keys
  const [token, userId, tokenBefore, userIdBefore] = changing as string[]
  const halfway = [token, tokenBefore].includes(keys.token) && [userId, userIdBefore].includes(keys.userId)
  return halfway ? ({ token, userId } as Login) : keys
}

/** Stores a login. See readLogin(). */
export function writeLogin(local: Store, login: Login): void {
  const before = readKeys(local)
  const changed = (['token', 'userId'] as const).filter((key) => login[key] !== before[key])
  const change = [login.token, login.userId, before.token, before.userId]
  // if storage is full, other tabs are logged out rather than a mixture of two
  if (changed.length > 1 && !local.write(CHANGING, JSON.stringify(change)))
    for (const key of changed) local.remove(key)
  for (const key of changed) {
    if (login[key]) local.write(key, login[key])
    else local.remove(key)
  }
  local.remove(CHANGING)
}
