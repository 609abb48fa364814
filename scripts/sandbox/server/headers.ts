import { BadCall } from '../world/refusal.ts'
import type { State } from '../world/state.ts'
import type { Language } from '../world/text.ts'

/** What every call must carry, spelt as the server spells it (specification, section 7). */
const REQUIRED = [
  'VERSION',
  'channel',
  'SYSTEM',
  'DEVICEID',
  'DEVIVEINFO',
  'PLATFORM',
  'PLATFORMOS',
  'LANGUAGE',
  'AREA',
  'COUNTRY',
  'TIME_ZONE',
  'SIMULATOR',
  'SOURCE',
] as const

const SESSION = ['Authorization', 'userId', 'token'] as const

/** All headers that a page may send from another origin. */
export const ALLOWED_HEADERS = [...REQUIRED, ...SESSION, 'Content-Type']

const LANGUAGES: Readonly<Record<string, Language>> = { ZH: 'zh', EN: 'en', TW: 'tw' }

/** The caller's language; zh if none or an unknown one is sent. */
export function languageOf(headers: Headers): Language {
  return LANGUAGES[headers.get('LANGUAGE') ?? ''] ?? 'zh'
}

/** Throws a BadCall that names the first header which is missing or wrong. */
export function checkHeaders(headers: Headers): void {
  for (const name of REQUIRED) {
    if (!headers.get(name)) throw new BadCall(400, `header ${name} is missing`)
  }
  if (headers.get('SIMULATOR') !== 'false') throw new BadCall(400, 'header SIMULATOR must be false')
  if (!LANGUAGES[headers.get('LANGUAGE') ?? ''])
    throw new BadCall(400, 'header LANGUAGE must be ZH, EN or TW')
}

/**
 * The user that the login headers belong to; undefined without a login or with an expired one. Throws a BadCall when
 * the three login headers do not match.
 */
export function userIdOf(headers: Headers, state: State): string | undefined {
  const [authorization, userId, token] = SESSION.map((name) => headers.get(name) ?? '')
  if (!authorization && !token) return undefined
  if (!token || authorization !== `Bearer ${token}`) {
    throw new BadCall(400, 'header Authorization must be "Bearer " and the token header')
  }
  if (!userId) throw new BadCall(400, 'header userId is missing beside the token')
  return state.ownerOf(token) === userId ? userId : undefined
}
