import type { Store } from '../storage/store.ts'
import { browserName } from './browser-name.ts'
import { randomId } from './random-id.ts'

/** What every call tells in its headers about the app and the device. */
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

const key = 'headerProfile'
const day = 24 * 60 * 60 * 1000

/** A device's own id: made once, then stored. */
function deviceId(local: Store): string {
  const stored = local.read('deviceId')
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

/** The profile of a plain browser; also what stands where an app said nothing. */
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
export function mergeFields<Fields extends Record<string, string>>(defaults: Fields, told: unknown): Fields {
  const merged: Record<string, string> = { ...defaults }
  for (const [field, value] of Object.entries(told ?? {})) {
    const name = Object.keys(defaults).find((known) => known.toLowerCase() === field.toLowerCase())
    if (name && value && (typeof value === 'string' || typeof value === 'number'))
      merged[name] = String(value)
  }
  return merged as Fields
}

/** What the app told within the last 24 hours, else null. */
export function cachedProfile(local: Store, now: number): HeaderProfile | null {
  const cached = local.readJson(key) as { at: number; told: unknown } | null | undefined
  const age = now - Number(cached?.at)
  return cached && age >= 0 && age < day ? mergeFields(defaultProfile(local), cached.told) : null
}

/** Keeps what the app told for 24 hours. */
export function cacheProfile(local: Store, now: number, told: HeaderProfile): void {
  local.writeJson(key, { at: now, told })
}
