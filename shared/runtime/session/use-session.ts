import { useMemo, useSyncExternalStore } from 'react'
import { type Session, session } from './session.ts'

/** `known` is false on the prerendered first screen: the person is unknown yet. */
export type KnownSession = Session & { loggedIn: boolean; known: boolean }

const unknown: KnownSession = {
  token: '',
  userId: '',
  roomId: '',
  userInfo: null,
  loggedIn: false,
  known: false,
}

/** The session in a component; renders again when it changes. Safe to hydrate. */
export function useSession(): KnownSession {
  const now = useSyncExternalStore<Session>(session.subscribe, session.get, () => unknown)
  return useMemo(
    () => (now === unknown ? unknown : { ...now, loggedIn: session.isLoggedIn(), known: true }),
    [now],
  )
}
