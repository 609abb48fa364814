import type { PageData } from '#shared/runtime/app'
import type { FirstCall } from '#shared/runtime/request'
import type { Address } from '../address/parse.ts'
import type { HeaderProfile } from '../profile/header-profile.ts'
import { type Caller, encodeCall } from '../request/wire.ts'
import { readLogin, stands } from '../session/login.ts'
import type { Store } from '../storage/store.ts'
import type { BootState, EarlyCall } from './state.ts'

/** Sends the requests of the first screen whose input is known. */
export function sendEarlyCalls(
  page: PageData,
  address: Address,
  storage: Store,
  profile: HeaderProfile,
  state: BootState,
): void {
  const login = readLogin(storage)
  const loggedIn = stands(login)
  const caller: Caller = {
    base: page.api,
    werewolf: page.werewolf,
    token: loggedIn ? login.token : '',
    userId: loggedIn ? login.userId : '',
    language: state.language,
    area: address.area,
    profile,
  }
  for (const call of page.calls) if (loggedIn || !call.needLogin) sendEarly(call, address, caller, state)
}

function sendEarly(call: FirstCall, address: Address, caller: Caller, state: BootState): void {
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
    // a rejection is for the runtime to handle, and to retry; here it would count as unhandled
    () => {},
  )
  state.calls[key] = sent
}
