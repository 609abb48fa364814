import type { Endpoint } from '#shared/runtime/request'
import type { HeaderProfile } from '../../shared/runtime/profile/header-profile.ts'
import { encodeCall } from '../../shared/runtime/request/wire.ts'
import { jsonSchemaOf } from '../openapi/json-schema.ts'
import { type Comparison, compareAnswer } from './compare.ts'

const TIMEOUT_MS = 10_000

/** What a server is asked with. */
export interface Caller {
  /** Base of the API, as `https://api.example.com`. */
  host: string
  token: string
  userId: string
  language: 'zh' | 'en' | 'tw'
  /** Values for what endpoints take, by name. */
  inputs: Readonly<Record<string, string>>
}

/** The result of one endpoint; skipped: not called, with the reason. silent: no complete response. */
export interface Finding {
  call: string
  verdict: Comparison['verdict'] | 'skipped' | 'silent'
  notes: string[]
}

/** Calls an endpoint that only reads, once, and holds its answer against the schema. Never sends one that acts. */
export async function probe(endpoint: Endpoint, caller: Caller): Promise<Finding> {
  const { method, needAppendParam = '' } = endpoint
  const path = endpoint.path + needAppendParam
  const call = `${method} ${path}`
  const skip = (reason: string): Finding => ({ call, verdict: 'skipped', notes: [reason] })
  if (method !== 'GET' && method !== 'HEAD') return skip('it may act: only reading calls are made')
  if (endpoint.needLogin !== false && !caller.token) return skip('it needs a login: give --token and --user')
  const { required = [], properties = {} } = jsonSchemaOf(endpoint.input) as {
    required?: string[]
    properties?: object
  }
  const missing = required.filter((name) => !(name in caller.inputs))
  if (missing.length > 0) return skip(`it needs ${missing.map((name) => `--input ${name}=…`).join(' ')}`)
  const params = Object.fromEntries(Object.entries(caller.inputs).filter(([name]) => name in properties))
  const { url, headers } = encodeCall(
    { method, path, params },
    {
      base: caller.host,
      token: caller.token,
      userId: caller.userId,
      language: caller.language,
      area: '',
      profile: PROFILE,
    },
  )
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    const text = method === 'HEAD' ? textOfHead(response) : await response.text()
    return { call, ...compareAnswer(endpoint.output, response.status, text) }
  } catch (error) {
    return { call, verdict: 'silent', notes: [reasonOf(error)] }
  }
}

/** HEAD has no body: the client's reading of Last-Modified, as the envelope it represents. */
function textOfHead({ headers }: Response): string {
  const modifiedAt = Date.parse(headers.get('last-modified') ?? '')
  return JSON.stringify({ code: 200, data: { modifiedAt: modifiedAt || null } })
}

/** Node hides the reason of a failed fetch one level deeper. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message ? `${message}: ${cause.message}` : message
}

const PROFILE: HeaderProfile = {
  version: '3.17.0',
  channel: 'Web',
  platform: 'Web',
  deviceId: 'contract-check',
  deviceInfo: 'Node',
  system: 'PartyPlay',
  platformOs: 'Web',
  area: 'ZH',
  language: 'ZH',
  country: 'CN',
  timeZone: 'GMT+08:00',
  source: 'from-web',
}
