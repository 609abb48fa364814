import { type BridgeMethod, METHODS } from './contract.ts'

/** One way to reach what surrounds the page. A client only carries: waiting and failing are decided in call.ts. */
export interface Client {
  /** Whether this client is there now. */
  present(): boolean
  /** Whether the client offers a method; true where it cannot be known. */
  has(method: BridgeMethod): boolean
  /**
   * Passes the payload to an existing method. The return value or resolved value is the answer; undefined or null: the
   * answer, if any, comes by callback.
   */
  send(method: BridgeMethod, payload: object): unknown
}

export type ClientName = 'android' | 'ios' | 'flutter' | 'web'

/** Whether an injected object is our app's: other apps inject objects of the same name, but no method of ours. */
export function offersAny(has: Client['has']): boolean {
  return METHODS.some(has)
}
