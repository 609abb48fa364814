import type { Endpoint } from '#shared/runtime/request'
import { encodeCall, inParts } from '#shared/runtime/request/wire.ts'
import type { Envelope } from '../server/envelope.ts'
import type { Sandbox } from '../server/sandbox.ts'

const PROFILE = {
  version: '3.17.0',
  channel: 'Web',
  platform: 'Web',
  deviceId: 'device-1',
  deviceInfo: 'Chrome 80',
  system: 'PartyPlay',
  platformOs: 'Web',
  area: 'ZH',
  language: 'ZH',
  country: 'CN',
  timeZone: 'Asia/Shanghai',
  source: 'from-web',
}

export interface AskOptions {
  /** Who asks; '' for nobody. */
  userId?: string
  language?: 'zh' | 'en' | 'tw'
  /** An idempotency key; a new one for each call unless said. */
  intentId?: string
  token?: string
}

let keys = 0

/** The call as the pages' own client sends it. */
export function requestFor<In>(endpoint: Endpoint<In>, input: In, options: AskOptions = {}): Request {
  const { userId = '10001', language = 'zh', token = userId && `demo-${userId}` } = options
  const intentId = options.intentId ?? `intent-${++keys}`
  const params = { ...input, ...(endpoint.idempotent && { intentId }) }
  const caller = { base: 'http://sandbox.test', token, userId, language, area: '', profile: PROFILE }
  const path = endpoint.path + (endpoint.needAppendParam ?? '')
  const { url, method, headers, body } = encodeCall({ method: endpoint.method, path, params }, caller)
  return new Request(url, { method, headers, body: endpoint.multipart ? inParts(params) : body })
}

/** Calls an endpoint and gives the envelope as it came; `data` by the endpoint's type, unchecked. Of a HEAD: status and Last-Modified; of what comes in lines: all of them. */
export async function ask<In, Out>(
  sandbox: Sandbox,
  endpoint: Endpoint<In, Out>,
  input: In,
  options?: AskOptions,
): Promise<Envelope & { data: Out }> {
  const response = await sandbox.fetch(requestFor(endpoint, input, options))
  if (endpoint.method === 'HEAD') {
    const modifiedAt = Date.parse(response.headers.get('last-modified') ?? '')
    return { code: response.status, data: { modifiedAt } } as Envelope & { data: Out }
  }
  if (response.headers.get('content-type')?.startsWith('application/x-ndjson')) {
    const lines = (await response.text()).trim().split('\n')
    return { code: 200, data: lines.map((line) => JSON.parse(line)) } as unknown as Envelope & { data: Out }
  }
  return (await response.json()) as Envelope & { data: Out }
}
