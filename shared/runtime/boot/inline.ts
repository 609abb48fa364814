/**
 * Stands inline in every page's HTML and runs before the first screen is read: chooses its language, so that a person never sees the
 * words of another. Where nothing on this phone says one and an app may, the words are hidden until `boot.ts` has asked it.
 * It takes the token out of the address, for the boot module to take in, and responds to presses before hydration.
 * Built alone; every byte of it is paid in every page's HTML. Whatever fails here, the page goes on in zh.
 */
import type { PageData } from '#shared/runtime/app'
import { meant } from '../address/meant.ts'
import { cachedLanguage } from '../profile/header-profile.ts'
import { hideToken } from '../session/adopt.ts'
import { createStore, type Store } from '../storage/store.ts'
import { mayAsk } from './ask-app.ts'
import { chosenLanguage, languageOf } from './choose-language.ts'
import { watchPresses } from './early-press.ts'
import { ARRIVAL, type BootState } from './state.ts'
import { holdWords } from './swap.ts'

/** How long texts stay hidden: on a slow line zh is better than nothing. */
const BOOT_WITHIN_MS = 3000

function start(): void {
  const memory = new Map<string, string>()
  const storage = createStore(() => localStorage, memory)
  const state: BootState = { language: 'zh', calls: {}, memory }
  window.__boot = state
  watchPresses(state)
  if (/token|&amp/i.test(location.href)) keepArrival(state, storage)
  const named = new URLSearchParams(location.search).getAll('lang').find(meant) ?? ''
  const cached = cachedLanguage(storage, Date.now())
  const language =
    chosenLanguage(named, storage.read('language')) || (cached ? languageOf(cached) : mayAsk() ? '' : 'zh')
  if (language === 'zh') return
  const page: PageData = JSON.parse((document.getElementById('page') as HTMLElement).textContent as string)
  const choose = holdWords(page, state)
  if (language) {
    choose(language)
    return
  }
  const unheard = setTimeout(choose, BOOT_WITHIN_MS, 'zh')
  state.choose = (said) => {
    clearTimeout(unheard)
    choose(said)
  }
}

/**
 * Removes the token from the address bar before any image is requested: requests from style sheets send the full URL as
 * referrer. Where somebody is logged in it is not stored: it may be another person's.
 */
function keepArrival(state: BootState, storage: Store): void {
  state.search = location.search
  if (!storage.read('token')) createStore(() => sessionStorage).write(ARRIVAL, state.search)
  hideToken()
}

try {
  start()
} catch {}
