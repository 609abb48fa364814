/**
 * The first module of every page, executed as soon as it loads: reads the session, asks the app whose it is, and sends the
 * requests of the first screen while the framework loads. Imports small pure files only, which the runtime
 * shares. The page continues without it when it fails.
 */
import type { PageData } from '#shared/runtime/app'
import { type Address, parseAddress } from '../address/parse.ts'
import {
  cachedProfile,
  defaultProfile,
  type HeaderProfile,
  keepProfile,
  loginIn,
} from '../profile/header-profile.ts'
import { adoptAddress } from '../session/adopt.ts'
import { readLogin, stands, writeLogin } from '../session/login.ts'
import { createStore, type Store } from '../storage/store.ts'
import { askApp } from './ask-app.ts'
import { languageOf } from './choose-language.ts'
import { sendEarlyCalls } from './early-calls.ts'
import { ARRIVAL, type BootState } from './state.ts'

/** Returns what rendering must wait for, if anything. */
function start(): Promise<unknown> | undefined {
  const state: BootState = window.__boot ?? { language: 'zh', calls: {} }
  window.__boot = state
  const storage = createStore(() => localStorage, state.memory)
  const address = takeAddressIn(state, storage)
  const page: PageData = JSON.parse((document.getElementById('page') as HTMLElement).textContent as string)
  const known = cachedProfile(storage, Date.now())
  const question = askApp()
  const { choose } = state
  const send = (profile: HeaderProfile) => sendEarlyCalls(page, address, storage, profile, state)
  if (question) {
    state.question = question
    question.answered.then((answer) => answer.ok && takeIn(storage, answer.value))
  }
  // what is cached is of this phone: reads wait for it alone, not for the person
  if (known || !question) {
    choose?.('zh')
    send(known ?? defaultProfile(storage))
    return undefined
  }
  const answered = question.over.then(() => {
    const profile = cachedProfile(storage, Date.now()) ?? defaultProfile(storage)
    choose?.(languageOf(profile.language))
    send(profile)
  })
  return choose && answered.catch(() => {})
}

/** The URL of arrival; its login, and that of an earlier visit of this tab whose boot module failed, is stored. */
function takeAddressIn(state: BootState, storage: Store): Address {
  const visit = createStore(() => sessionStorage)
  const here = state.search ?? location.search
  const missed = visit.read(ARRIVAL)
  if (missed && missed !== here) adoptAddress(parseAddress(missed), storage, visit)
  const address = parseAddress(here)
  state.link = adoptAddress(address, storage, visit)
  visit.remove(ARRIVAL)
  return address
}

/** Stores the app's profile and its login. Repeated by the runtime. */
function takeIn(storage: Store, answer: unknown): void {
  keepProfile(storage, Date.now(), answer)
  const login = loginIn(answer)
  if (!stands(login)) return
  if (login.userId !== readLogin(storage).userId) storage.remove('userInfo')
  writeLogin(storage, login)
}

/** Fails in Node too, where there is nothing to start. */
function tryToStart(): Promise<unknown> | undefined {
  try {
    return start()
  } catch {}
}

// a prerendered page sends, logs and stores nothing until it is shown
const page = globalThis.document
const ready = page?.prerendering
  ? new Promise((resolve) => page.addEventListener('prerenderingchange', () => resolve(tryToStart())))
  : tryToStart()
if (ready && window.__boot) window.__boot.ready = ready
