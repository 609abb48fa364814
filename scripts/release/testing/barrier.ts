import type { Store } from '../store/store.ts'
import { around } from './faulty-store.ts'

/** Two views of a store: the first who is about to replace an object waits there until the second is about to do so, too. */
export function meetAt(store: Store, key: string): [Store, Store] {
  let arrived = 0
  let open = () => {}
  const together = new Promise<void>((resolve) => {
    open = resolve
  })
  const view = () => {
    let met = false
    return around(store, async (call) => {
      if (!met && call.method === 'putIfMatch' && call.key === key) {
        met = true
        if (++arrived === 2) open()
        await together
      }
      return call.pass()
    })
  }
  return [view(), view()]
}
