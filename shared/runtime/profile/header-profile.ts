import { meant } from '../address/meant.ts'
import type { Store } from '../storage/store.ts'
import { browserName } from './browser-name.ts'
import { randomId } from './random-id.ts'

/** App and device data in the headers of every request. */
export type HeaderProfile = {
  version: string
  channel: string
  platform: string
  deviceId: string
  deviceInfo: string
  system: string
  platformOs: string
  area: string
  language: string
  country: string
  timeZone: string
  source: string
}

/** How long the app is waited for. */
export const APP_ANSWERS_WITHIN_MS = 1000

const key = 'headerProfile'
const day = 24 * 60 * 60 * 1000

/** A device's own id: made once, then stored. */
function deviceId(local: Store): string {
  const stored = meant(local.read('deviceId'))
  if (stored) return stored
  const made = randomId()
  local.write('deviceId', made)
  return made
}

/**
 * `GMT+08:00`, from minutes behind GMT. Not the zone's name: the first `Intl.DateTimeFormat` of a visit takes over
 * 100 ms on a cheap phone, ahead of the first paint.
 */
const zone = (behind: number) =>
  `GMT${behind > 0 ? '-' : '+'}${new Date(Math.abs(behind) * 60_000).toJSON().slice(11, 16)}`

/** The profile of a plain browser; also the default for fields that an app left out. */
export function defaultProfile(local: Store): HeaderProfile {
  const agent = navigator.userAgent
  return {
    version: '3.17.0',
    channel: 'Web',
    platform: 'Web',
    deviceId: deviceId(local),
    deviceInfo: browserName(agent),
    system: 'PartyPlay',
    platformOs: /android/i.test(agent) ? 'Android' : /iphone|ipad|ipod/i.test(agent) ? 'iOS' : 'Web',
    area: 'ZH',
    language: 'ZH',
    country: 'CN',
    timeZone: zone(new Date().getTimezoneOffset()),
    source: 'from-web',
  }
}

/** The app's answer over the defaults. Field names in any case; empty and odd values are passed over. */
export function mergeFields<Fields extends Record<string, string>>(
  defaults: Fields,
  header: unknown,
): Fields {
  const merged: Record<string, string> = { ...defaults }
  for (const [field, value] of Object.entries(header ?? {})) {
    const name = Object.keys(defaults).find((known) => known.toLowerCase() === field.toLowerCase())
    const isText = value && (typeof value === 'string' || typeof value === 'number')
    if (name && isText && meant(String(value))) merged[name] = String(value)
  }
  return merged as Fields
}

/** The app's answer of the last 24 hours, unchanged. */
function freshHeader(local: Store, now: number): { told: unknown } | undefined {
  const cached = local.readJson(key) as { at: number; told: unknown } | null | undefined
  const age = now - Number(cached?.at)
  return cached && age >= 0 && age < day ? cached : undefined
}

/** The app's answer of the last 24 hours, else null. */
export function cachedProfile(local: Store, now: number): HeaderProfile | null {
  const cached = freshHeader(local, now)
  return cached ? mergeFields(defaultProfile(local), cached.told) : null
}

/** The language in the app's spelling; '' without an answer of the last 24 hours. */
export function cachedLanguage(local: Store, now: number): string {
  const cached = freshHeader(local, now)
  return cached ? mergeFields({ language: 'ZH' }, cached.told).language : ''
}

/** Stores the app's answer for 24 hours; a failure such as `{ code: -1 }` is no answer. */
export function keepProfile(local: Store, now: number, answer: unknown): void {
  const defaults = defaultProfile(local)
  const merged = mergeFields(defaults, answer)
  if (JSON.stringify(merged) !== JSON.stringify(defaults)) local.writeJson(key, { at: now, told: merged })
}

/** The login in the app's answer; absent text is ''. */
export const loginIn = (answer: unknown) => mergeFields({ token: '', userId: '' }, answer)
