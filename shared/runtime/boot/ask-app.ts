import { has as androidHas, send as toAndroid } from '../bridge/android.ts'
import type { BridgeAnswer } from '../bridge/ask.ts'
import { ask } from '../bridge/ask.ts'
import type { Client } from '../bridge/client.ts'
import { ANSWER_WAIT_MS, APP_MARK, CLIENT_WAIT_MS } from '../bridge/contract.ts'
import { present as flutterPresent, send as toFlutter } from '../bridge/flutter.ts'
import { has as iosHas, send as toIos } from '../bridge/ios.ts'
import { APP_ANSWERS_WITHIN_MS } from '../profile/header-profile.ts'

const POLL_MS = 30
const METHOD = 'getHeader'

export interface Question {
  /** The app's answer, whenever it comes. */
  answered: Promise<BridgeAnswer>
  /** Resolves when it has come, or the second for it is over. */
  over: Promise<unknown>
}

/** The available client, in the bridge's order of precedence. */
const sender = (): Client['send'] | undefined =>
  flutterPresent() ? toFlutter : androidHas(METHOD) ? toAndroid : iosHas(METHOD) ? toIos : undefined

const promised = () => APP_MARK.test(navigator.userAgent)

/** Whether an app is around the page, or promised by the user agent: its object may still be injected. */
export const mayAsk = () => promised() || !!window.flutter_inappwebview || !!sender()

/**
 * Requests the header profile from the app around the page, or from the one promised by the user agent, whose object may
 * still be injected. Undefined in a plain browser and in other apps.
 */
export function askApp(): Question | undefined {
  if (!mayAsk()) return undefined
  // counted, not timed: a suspended phone does not poll
  let looks = CLIENT_WAIT_MS / POLL_MS
  let send: Client['send'] | undefined
  let look: (once?: boolean) => void = () => {}
  const answered = new Promise<BridgeAnswer>((resolve) => {
    look = (once) => {
      if (send) return
      send = sender()
      // an object comes with all that it can, and room jumps are as old as any
      const cannot = androidHas('jumpRoom') || iosHas('jumpRoom') || looks-- < 1
      if (send) resolve(ask((fields) => send?.(METHOD, fields), {}, ANSWER_WAIT_MS))
      else if (cannot) resolve({ ok: false, code: 'missing' })
      else if (!once) setTimeout(look, POLL_MS)
    }
  })
  look()
  const second = new Promise((resolve) => {
    setTimeout(() => {
      const asked = send
      // a busy phone may not have polled since the object appeared; it may respond at once
      look(true)
      if (send && !asked) setTimeout(resolve)
      else resolve(undefined)
    }, APP_ANSWERS_WITHIN_MS)
  })
  return { answered, over: Promise.race([answered, second]) }
}
