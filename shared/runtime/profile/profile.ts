import { bridge } from '#shared/runtime/bridge'
import { session } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'
import {
  cachedProfile,
  cacheProfile,
  defaultProfile,
  type HeaderProfile,
  mergeFields,
} from './header-profile.ts'

const appAnswersWithinMs = 1000

let asking: Promise<unknown> | undefined
let appIsSilent = false

/** The header profile if it is known without asking: in a plain browser always, in an app for 24 hours. */
export function profileNow(): HeaderProfile | null {
  const cached = cachedProfile(storage, Date.now())
  return cached ?? (bridge.inApp && !appIsSilent ? null : defaultProfile(storage))
}

/** The header profile; an app that does not answer within a second leaves the defaults until it does. */
export async function profile(): Promise<HeaderProfile> {
  const known = profileNow()
  if (known) return known
  await askApp()
  return profileNow() as HeaderProfile
}

/**
 * Asks the app for the header profile and the login, one question for all who ask within the second that it takes at
 * most. What the app tells later is kept all the same, for the calls to come.
 */
export function askApp(): Promise<unknown> {
  asking ??= Promise.race([
    hear(),
    new Promise((resolve) => setTimeout(resolve, appAnswersWithinMs)),
  ]).finally(() => {
    asking = undefined
    appIsSilent = !cachedProfile(storage, Date.now())
  })
  return asking
}

async function hear(): Promise<void> {
  const answer = await bridge.getHeader()
  if (!answer.ok) return
  const defaults = defaultProfile(storage)
  const told = mergeFields(defaults, answer.value)
  // an app that failed answers `{ code: -1 }`
  if (JSON.stringify(told) !== JSON.stringify(defaults)) cacheProfile(storage, Date.now(), told)
  const { token, userId } = mergeFields({ token: '', userId: '' }, answer.value)
  session.offer(token, userId)
}
