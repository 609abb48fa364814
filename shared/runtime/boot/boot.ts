/**
 * The first module of every page, which runs as soon as it is here and ahead of all others: takes in the session, asks the app
 * where nothing else is known of it, and sends the first screen's calls, so that they travel while the framework loads.
 * Imports small pure files only, which the runtime shares. Whatever fails here, the page goes on without it.
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
import { readLogin, writeLogin } from '../session/login.ts'
import { createStore, type Store } from '../storage/store.ts'
import { askApp } from './ask-app.ts'
import { languageOf } from './choose-language.ts'
import { sendEarlyCalls } from './early-calls.ts'
import { ARRIVAL, type BootState } from './state.ts'

/** Gives what the page waits for before it is drawn, where it does. */
function start(): Promise<unknown> | undefined {
  const state: BootState = window.__boot ?? { language: 'zh', calls: {} }
  window.__boot = state
  const storage = createStore(() => localStorage, state.memory)
  const address = takeAddressIn(state, storage)
  const page: PageData = JSON.parse((document.getElementById('page') as HTMLElement).textContent as string)
  const known = cachedProfile(storage, Date.now())
  const question = known ? undefined : askApp()
  const { choose } = state
  const send = (profile: HeaderProfile) => sendEarlyCalls(page, address, storage, profile, state)
  if (!question) {
    choose?.('zh')
    send(known ?? defaultProfile(storage))
    return undefined
  }
  state.question = question
  question.answered.then((answer) => answer.ok && takeIn(storage, answer.value))
  const answered = question.over.then(() => {
    const profile = cachedProfile(storage, Date.now()) ?? defaultProfile(storage)
    choose?.(languageOf(profile.language))
    send(profile)
  })
  return choose && answered.catch(() => {})
}

/** The address as the person came with it; its login, and that of a visit to this tab whose boot module did not come, is stored. */
function takeAddressIn(state: BootState, storage: Store): Address {
  const visit = createStore(() => sessionStorage)
  const here = state.search ?? location.search
  const missed = visit.read(ARRIVAL)
  if (missed && missed !== here) adoptAddress(parseAddress(missed), storage, visit)
  const address = parseAddress(here)
  adoptAddress(address, storage, visit)
  visit.remove(ARRIVAL)
  return address
}

/** What an app tells of itself, and the login that it brings where nobody is logged in. The runtime does it again. */
function takeIn(storage: Store, answer: unknown): void {
  keepProfile(storage, Date.now(), answer)
  const login = loginIn(answer)
  const { token, userId } = readLogin(storage)
  if (login.token && login.userId && !(token && userId)) writeLogin(storage, login)
}

/** In Node, where there is nothing to start, it fails, too. */
function tryToStart(): Promise<unknown> | undefined {
  try {
    return start()
  } catch {}
}

// a page that is rendered ahead calls, logs and stores nothing before it is seen
const page = globalThis.document
const ready = page?.prerendering
  ? new Promise((resolve) => page.addEventListener('prerenderingchange', () => resolve(tryToStart())))
  : tryToStart()
if (ready && window.__boot) window.__boot.ready = ready
