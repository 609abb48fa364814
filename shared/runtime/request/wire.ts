import type { HeaderProfile } from '../profile/header-profile.ts'

/** A request as data: found by the build in the first screen, sent by the client. */
export type CallData = {
  method: string
  path: string
  params: Readonly<Record<string, unknown>>
  siteFile?: boolean | undefined
}

/**
 * A request of a first screen, recorded during prerender for the boot module to send. In params, "\u0001roomId\u0001" is
 * a field of the address, "\u0001?name\u0001" any other parameter.
 */
export type FirstCall = CallData & { needLogin: boolean }

/** Person and location of a request. Logged out: token and userId are ''. */
export type Caller = {
  base: string
  /** Origin of the werewolf game, if it has its own. */
  werewolf?: string | undefined
  token: string
  userId: string
  language: string
  area: string
  profile: HeaderProfile
}

/** A call as it goes over the wire. */
export type WireCall = {
  method: string
  url: string
  headers: Record<string, string>
  body?: URLSearchParams | FormData
  /** Equal for requests with the same response for this person and language. */
  cacheKey: string
  /** As `cacheKey`, and of the same login and the area that the address names. */
  key: string
  siteFile?: boolean | undefined
}

/** Parameters as text: null and undefined are left out, objects become JSON. Sorted, so that equal calls look equal. */
function encodeParams(params: CallData['params']): URLSearchParams {
  const form = new URLSearchParams()
  for (const name of Object.keys(params).sort()) {
    const value = params[name]
    if (value !== undefined && value !== null)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

/** Parameters as multipart/form-data, files as they are: not in `encodeCall`, which the boot module bundles. */
export function inParts(params: object): FormData {
  const parts = new FormData()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) parts.append(name, value instanceof Blob ? value : String(value))
  }
  return parts
}

/** fetch throws on header values beyond Latin-1; ASCII goes as it is. */
const headerSafe = (value: string) => (/^[ -~]*$/.test(value) ? value : encodeURIComponent(value))

/** Where the API hands the game's calls on, its prefix; the game's own host does without. */
const WEREWOLF = /^\/werewolf\//

/** How a call looks on the wire. Pure: the boot module and the client get the same from the same. */
export function encodeCall({ method, path, params, siteFile }: CallData, caller: Caller): WireCall {
  if (siteFile) return { method, url: path, headers: {}, cacheKey: path, key: path, siteFile }
  const { base, profile, token, userId, language } = caller
  const rest = { ...params }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(params[name] ?? ''))
  })
  const form = encodeParams(rest)
  const query = String(form)
  const inQuery = method === 'GET' || method === 'HEAD'
  const game = WEREWOLF.test(path) && caller.werewolf
  const host = (game || base).replace(/\/$/, '')
  const url = host + (game ? filled.replace(WEREWOLF, '/') : filled) + (inQuery && query ? `?${query}` : '')
  const headers: Record<string, string> = {
    VERSION: profile.version,
    channel: profile.channel,
    SYSTEM: profile.system,
    DEVICEID: profile.deviceId,
    // the server's own spelling
    DEVIVEINFO: profile.deviceInfo,
    PLATFORM: profile.platform,
    PLATFORMOS: profile.platformOs,
    LANGUAGE: language.toUpperCase(),
    AREA: caller.area || profile.area,
    COUNTRY: profile.country,
    TIME_ZONE: profile.timeZone,
    SIMULATOR: 'false',
    SOURCE: profile.source,
  }
  if (token && userId) Object.assign(headers, { Authorization: `Bearer ${token}`, userId, token })
  for (const name of Object.keys(headers)) headers[name] = headerSafe(headers[name] as string)
  const cacheKey = [method, url, inQuery ? '' : query, userId, language].join(' ')
  return {
    method,
    url,
    headers,
    body: inQuery ? undefined : form,
    cacheKey,
    key: `${cacheKey} ${token} ${caller.area}`,
  }
}
