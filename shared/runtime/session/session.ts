import { address } from '#shared/runtime/address'
import { storage, visitStorage } from '#shared/runtime/storage'
import { meant } from '../address/meant.ts'
import { adoptAddress } from './adopt.ts'
import { type Login, readLogin, stands, writeLogin } from './login.ts'

/** The person as the server describes them; the first of rids is the role. The token is '' without one. */
export type UserInfo = { userId: string; name: string; portrait: string; token: string; rids: string[] }

/** Who is here; absent text is ''. Logged in only with both token and userId. */
export type Session = { token: string; userId: string; roomId: string; userInfo: UserInfo | null }

let current: Session | undefined
/** Another person's login that this page's link brought: in memory alone until it is chosen. */
let fromLink: Login | undefined
/** The token of a login that has ended on this page. */
let ended = ''
const listeners = new Set<() => void>()

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? meant(String(value)) : ''

function readUserInfo(userId: string): UserInfo | null {
  const raw = storage.readJson('userInfo')
  if (!raw || typeof raw !== 'object') return null
  const info = raw as Record<string, unknown>
  const of = asText(info.userId)
  // another tab, which stores the new login first, has not done so yet
  if (of && of !== userId) return null
  return {
    userId: of,
    name: asText(info.name) || asText(info.nickname),
    portrait: asText(info.portrait) || asText(info.avatar),
    token: asText(info.token),
    rids: Array.isArray(info.rids) ? info.rids.map(asText) : [],
  }
}

function readStored(): Session {
  const login = readLogin(storage)
  return { ...login, roomId: meant(storage.read('roomId')), userInfo: readUserInfo(login.userId) }
}

export const session = {
  /** The current session; the same object until it changes. The first call reads the URL. */
  get(): Session {
    if (!current) {
      if (typeof window !== 'undefined')
        fromLink = adoptAddress(address(), storage, visitStorage) ?? window.__boot?.link
      current = readStored()
    }
    return current
  },

  /** The stored session: another tab may have changed it, also while this page was frozen and not notified. */
  reread(): Session {
    const before = session.get()
    const next = readStored()
    if (JSON.stringify(next) !== JSON.stringify(before)) {
      current = next
      for (const listener of [...listeners]) listener()
    }
    return session.get()
  },

  isLoggedIn(): boolean {
    return stands(session.get())
  },

  /** Stores the given fields and notifies the listeners. */
  save(change: Partial<Session>): void {
    const before = session.reread()
    const { token = before.token, userId = before.userId, roomId, userInfo } = change
    writeLogin(storage, { token, userId })
    if (roomId !== undefined) storage.write('roomId', roomId)
    if (userInfo) storage.writeJson('userInfo', userInfo)
    else if (userInfo === null || userId !== before.userId) storage.remove('userInfo')
    session.reread()
  },

  /**
   * Stores the login that the app around the page answers: in an app it replaces any other, of a link too. A token that has
   * ended on this page is ignored.
   */
  adoptApp(login: Login): void {
    const { token, userId } = session.reread()
    if (!stands(login) || login.token === ended) return
    fromLink = undefined
    if (login.token !== token || login.userId !== userId) session.save(login)
  },

  /** The userId of another person's login that the link brought, until `answerLink`; '' without one. */
  linkUserId(): string {
    session.get()
    return fromLink?.userId ?? ''
  },

  /** The person's choice between the stored login and the link's. */
  answerLink(change: boolean): void {
    session.get()
    const login = fromLink
    fromLink = undefined
    if (login && change) session.save(login)
  },

  /** Ends the login: token and userInfo go; userId and roomId stay, as they are no proof of anything. */
  clear(): void {
    const { token, userInfo } = session.get()
    if (!token && !userInfo) return
    ended = token
    session.save({ token: '', userInfo: null })
  },

  /** Calls the listener at every change, also of another tab. Returns the stop function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

for (const event of ['storage', 'pageshow'])
  globalThis.window?.addEventListener(event, () => current && session.reread())
