/**
 * Stands inline in every page's HTML and runs before anything else is loaded: takes in the session, chooses the
 * language, for which it may have to ask the app, and sends the first screen's calls, so that they travel while the
 * framework loads.
 * Built alone; imports small pure files only. Whatever fails here, the page goes on without it.
 */
import type { PageData } from '#shared/runtime/app'
import { parseAddress } from '../address/parse.ts'
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
import { chosenLanguage, languageOf } from './choose-language.ts'
import { sendEarlyCalls } from './early-calls.ts'
import type { BootState } from './state.ts'
import { holdWords } from './swap.ts'

function start(): void {
  const memory = new Map<string, string>()
  const storage = createStore(() => localStorage, memory)
  const state: BootState = { language: 'zh', calls: {}, memory }
  window.__boot = state
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
  const send = (told: HeaderProfile) => sendEarlyCalls(page, address, storage, told, state)
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

try {
  start()
} catch {}
