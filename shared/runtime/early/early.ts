/**
 * Stands inline in every page's HTML and runs before anything else is loaded: takes in the session, chooses the
 * language, and sends the first screen's calls, so that they travel while the framework loads.
 * Built alone; imports small pure files only. Whatever fails here, the page goes on without it.
 */
import type { PageData } from '#shared/runtime/app'
import type { FirstCall } from '#shared/runtime/request'
import { type Address, parseAddress } from '../address/parse.ts'
import { APP_MARK } from '../bridge/contract.ts'
import { cachedProfile, defaultProfile } from '../profile/header-profile.ts'
import { type Caller, encodeCall } from '../request/wire.ts'
import { adoptAddress } from '../session/adopt.ts'
import { createStore } from '../storage/store.ts'
import { chooseLanguage } from './choose-language.ts'
import type { EarlyCall, EarlyState } from './state.ts'
import { swapLanguage } from './swap.ts'

function start(): void {
  const memory = new Map<string, string>()
  const storage = createStore(() => localStorage, memory)
  const state: EarlyState = { language: 'zh', calls: {}, memory }
  window.__early = state
  const address = parseAddress(location.search)
  adoptAddress(
    address,
    storage,
    createStore(() => sessionStorage),
  )
  const page: PageData = JSON.parse((document.getElementById('page') as HTMLElement).textContent as string)
  // an app that has not told its profile yet has to be asked, which is the runtime's
  const profile = cachedProfile(storage, Date.now()) ?? (inApp() ? null : defaultProfile(storage))
  const language = chooseLanguage(address.lang, storage.read('language'), profile?.language)
  state.language = language
  if (language !== 'zh') swapLanguage(page, language, state)
  if (!profile) return
  const token = storage.read('token') ?? ''
  const userId = storage.read('userId') ?? ''
  const loggedIn = token && userId
  const caller: Caller = {
    base: page.api,
    werewolf: page.werewolf,
    token: loggedIn && token,
    userId: loggedIn && userId,
    language,
    area: address.area,
    profile,
  }
  for (const call of page.calls) if (loggedIn || !call.needLogin) sendAhead(call, address, caller, state)
}

function inApp(): boolean {
  const { android, webkit, flutter_inappwebview } = window
  return !!(android || webkit?.messageHandlers || flutter_inappwebview) || APP_MARK.test(navigator.userAgent)
}

function sendAhead(call: FirstCall, address: Address, caller: Caller, state: EarlyState): void {
  let missing = false
  const params = JSON.stringify(call.params).replace(/\\u0001(\??)(.*?)\\u0001/g, (_, other, name) => {
    const value = other ? address.param(name) : String(address[name as keyof Address])
    missing = missing || !value
    return JSON.stringify(value).slice(1, -1)
  })
  // whether the page sends an absent field as empty or not at all is not known here
  if (missing) return
  const { method, url, headers, body, key } = encodeCall({ ...call, params: JSON.parse(params) }, caller)
  const abort = new AbortController()
  const sent: EarlyCall = {
    response: fetch(url, { method, headers, body, redirect: 'error', signal: abort.signal }),
    abort,
    startedAt: Date.now(),
  }
  sent.response.then(
    () => {
      sent.headersAt = Date.now()
    },
    // a rejection is the runtime's to hear, and to send anew; here it would count as unhandled
    () => {},
  )
  state.calls[key] = sent
}

try {
  start()
} catch {}
