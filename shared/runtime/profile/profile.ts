import { bridge } from '#shared/runtime/bridge'
import { storage } from '#shared/runtime/storage'
import {
  cachedProfile,
  cacheProfile,
  defaultProfile,
  type HeaderProfile,
  mergeProfile,
} from './header-profile.ts'

const appAnswersWithinMs = 1000

let asking: Promise<HeaderProfile> | undefined
let appIsSilent = false

/** The header profile if it is known without asking: in a plain browser always, in an app for 24 hours. */
export function profileNow(): HeaderProfile | null {
  if (bridge.host === 'web' || appIsSilent) return defaultProfile(storage)
  return cachedProfile(storage, Date.now())
}

/** The header profile; an app that does not answer within a second leaves the defaults for this visit. */
export function profile(): Promise<HeaderProfile> {
  const known = profileNow()
  if (known) return Promise.resolve(known)
  asking ??= askApp().finally(() => {
    asking = undefined
  })
  return asking
}

async function askApp(): Promise<HeaderProfile> {
  const answer = await bridge.getHeader(appAnswersWithinMs)
  const told = answer.ok && answer.value && typeof answer.value === 'object' ? answer.value : null
  if (told) cacheProfile(storage, Date.now(), told)
  else appIsSilent = true
  return mergeProfile(defaultProfile(storage), told)
}
