/**
 * Stands inline in every page's HTML and runs before anything else is loaded: takes in the session, chooses the
 * language, for which it may have to ask the app, and sends the first screen's calls, so that they travel while the
 * framework loads.
 * Built alone; imports small pure files only. Whatever fails here, the page goes on without it.
 */
import type { PageData } from '#shared/runtime/app'
import type { FirstCall } from '#shared/runtime/request'
import { type Address, parseAddress } from '../address/parse.ts'
import {
  cachedProfile,
  defaultProfile,
  type HeaderProfile,
  keepProfile,
  loginIn,
} from '../profile/header-profile.ts'
import { type Caller, encodeCall } from '../request/wire.ts'
import { adoptAddress } from '../session/adopt.ts'
import { readLogin, writeLogin } from '../session/login.ts'
import { createStore, type Store } from '../storage/store.ts'
import { askApp } from './ask-app.ts'
import { chosenLanguage, languageOf } from './choose-language.ts'
import type { EarlyCall, EarlyState } from './state.ts'
import { holdWords } from './swap.ts'

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
  const known = cachedProfile(storage, Date.now())
  const question = known ? undefined : askApp()
  const profile = known ?? (question ? undefined : defaultProfile(storage))
  const language =
    chosenLanguage(address.lang, storage.read('language')) || (profile && languageOf(profile.language))
  const choose = language === 'zh' ? undefined : holdWords(page, state)
  const send = (told: HeaderProfile) => sendCalls(page, address, storage, told, state)
  if (language) choose?.(language)
  if (profile) send(profile)
  if (!question) return
  state.question = question
  question.told.then((answer) => answer.ok && takeIn(storage, answer.value))
  const answered = question.over.then(() => {
    const told = cachedProfile(storage, Date.now()) ?? defaultProfile(storage)
    if (!language) choose?.(languageOf(told.language))
    send(told)
  })
  if (!language) state.choosing = answered.catch(() => {})
}

/** What an app tells of itself, and the login that it brings where nobody is logged in. The runtime does it again. */
function takeIn(storage: Store, answer: unknown): void {
  keepProfile(storage, Date.now(), answer)
  const login = loginIn(answer)
  const { token, userId } = readLogin(storage)
  if (login.token && login.userId && !(token && userId)) writeLogin(storage, login)
}

function sendCalls(
  page: PageData,
  address: Address,
  storage: Store,
  profile: HeaderProfile,
  state: EarlyState,
): void {
  const { token, userId } = readLogin(storage)
  const loggedIn = token && userId
  const caller: Caller = {
    base: page.api,
    werewolf: page.werewolf,
    token: loggedIn && token,
    userId: loggedIn && userId,
    language: state.language,
    area: address.area,
    profile,
  }
  for (const call of page.calls) if (loggedIn || !call.needLogin) sendAhead(call, address, caller, state)
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
