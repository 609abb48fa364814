import { safeParse } from 'valibot'
import { type Address, parseAddress } from '#shared/runtime/address'
import { callData, type Endpoint, type FirstCall } from '#shared/runtime/request'

const found = new Map<string, FirstCall>()

/** The calls recorded since the last taking (in Node, by rendering pages). */
export function takeRecordedCalls(): FirstCall[] {
  const calls = [...found.values()]
  found.clear()
  return calls
}

/** Records a call whose input may depend on the address. What cannot be known ahead is not recorded. */
export function recordEarlyCall(endpoint: Endpoint, input: unknown): void {
  let params: object
  try {
    params = typeof input === 'function' ? input(markers()) : (input as object)
  } catch {
    return
  }
  const checked = safeParse(endpoint.input, params)
  // a marker breaks a schema that wants a number, and a number made of a marker is none
  const known: object = checked.success ? checked.output : params
  if (Object.values(known).some(Number.isNaN)) return
  const call = { ...callData(endpoint, known), needLogin: endpoint.needLogin !== false }
  found.set(JSON.stringify(call), call)
}

function markers(): Address {
  const names = Object.keys(parseAddress('')).filter((name) => name !== 'param')
  return {
    ...(Object.fromEntries(names.map((name) => [name, `\u0001${name}\u0001`])) as unknown as Address),
    param: (name) => `\u0001?${name}\u0001`,
  }
}
