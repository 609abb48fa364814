import { type BridgeAnswer, bridge } from '#shared/runtime/bridge'
import { session } from '#shared/runtime/session'
import { storage } from '#shared/runtime/storage'
import {
  APP_ANSWERS_WITHIN_MS,
  cachedProfile,
  defaultProfile,
  type HeaderProfile,
  keepProfile,
  loginIn,
} from './header-profile.ts'

/** The boot module's question is ours, also where its second is over and the answer is still to come. */
const early = globalThis.window?.__boot?.question

let appIsSilent = false
void early?.answered.then(take)
let asking = early && end(early.over)

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

/** The app's pending answer, within its second: a mutation waits for it, since the person may be another one. */
export const appAnswer = (): Promise<unknown> | undefined => asking

/**
 * Requests the header profile and the login from the app, once for all callers within the second that it takes at most: at
 * each start and each return of a page. A later answer is stored for later requests, and its login still wins.
 */
export function askApp(): Promise<unknown> {
  asking ??= end(
    Promise.race([
      bridge.getHeader().then(take),
      new Promise((resolve) => setTimeout(resolve, APP_ANSWERS_WITHIN_MS)),
    ]),
  )
  return asking
}

function end(question: Promise<unknown>): Promise<unknown> {
  return question.finally(() => {
    asking = undefined
    appIsSilent = !cachedProfile(storage, Date.now())
  })
}

function take(answer: BridgeAnswer): void {
  if (!answer.ok) return
  keepProfile(storage, Date.now(), answer.value)
  session.adoptApp(loginIn(answer.value))
}
