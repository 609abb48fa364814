import { address } from '#shared/runtime/address'
import { storage, visitStorage } from '#shared/runtime/storage'
import { adoptAddress } from './adopt.ts'

/** Who the person is, as the login answer told; the first of rids is the role. */
export type UserInfo = { userId: string; name: string; portrait: string; rids: string[] }

/** Who is here; absent text is ''. Logged in only with both token and userId. */
export type Session = { token: string; userId: string; roomId: string; userInfo: UserInfo | null }

let current: Session | undefined
/** The token of a login that has ended on this page. */
let ended = ''
const listeners = new Set<() => void>()

// other pages of the world have written "undefined" and "null" as text
const readText = (key: string) => (storage.read(key) ?? '').replace(/^(undefined|null)$/, '')

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function readUserInfo(): UserInfo | null {
  const raw = storage.readJson('userInfo')
  if (!raw || typeof raw !== 'object') return null
  const info = raw as Record<string, unknown>
  return {
    userId: asText(info.userId),
    name: asText(info.name) || asText(info.nickname),
    portrait: asText(info.portrait) || asText(info.avatar),
    rids: Array.isArray(info.rids) ? info.rids.map(asText) : [],
  }
}

function readStored(): Session {
  return {
    token: readText('token'),
    userId: readText('userId'),
    roomId: readText('roomId'),
    userInfo: readUserInfo(),
  }
}

/** Reads again what is stored, which another tab may have changed, also while this page was put by and heard nothing. */
function announce(): void {
  if (!current) return
  const next = readStored()
  if (JSON.stringify(next) === JSON.stringify(current)) return
  current = next
  for (const listener of [...listeners]) listener()
}

export const session = {
  /** The session now; the same object until it changes. The first call takes in what the address brings. */
  get(): Session {
    if (!current) {
      if (typeof window !== 'undefined') adoptAddress(address(), storage, visitStorage)
      current = readStored()
    }
    return current
  },

  isLoggedIn(): boolean {
    const { token, userId } = session.get()
    return token !== '' && userId !== ''
  },

  /** Stores the given fields and tells the listeners. */
  save(change: Partial<Session>): void {
    const { userId } = session.get()
    const { userInfo, ...texts } = change
    for (const [key, value] of Object.entries(texts)) if (value !== undefined) storage.write(key, value)
    if (userInfo) storage.writeJson('userInfo', userInfo)
    else if (userInfo === null || readText('userId') !== userId) storage.remove('userInfo')
    announce()
  },

  /** Takes in the login that an app tells, where nobody is logged in; never one that has ended on this page. */
  offer(token: string, userId: string): void {
    if (token && userId && token !== ended && !session.isLoggedIn()) session.save({ token, userId })
  },

  /** Ends the login: token and userInfo go; userId and roomId stay, as they are no proof of anything. */
  clear(): void {
    if (!session.get().token && !session.get().userInfo) return
    ended = session.get().token
    storage.remove('token')
    storage.remove('userInfo')
    announce()
  },

  /** Calls the listener at every change, also one made in another tab. Gives back how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

for (const event of ['storage', 'pageshow']) globalThis.window?.addEventListener(event, announce)
