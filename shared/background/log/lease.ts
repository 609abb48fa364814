import { PAGE_MARK } from '#shared/runtime/log'
import { storage } from '#shared/runtime/storage'

const KEY = 'statisticsLease'
/** Longer than a call can take. A page that was frozen or killed holds it no longer. */
const HELD_MS = 30_000
/** Two pages that reach for it at once have both written by then, and one of them reads the other's name. */
const SURE_MS = 100

type Lease = { by: string; until: number }

const held = () => storage.readJson(KEY) as Lease | null | undefined
const take = () => storage.writeJson(KEY, { by: PAGE_MARK, until: Date.now() + HELD_MS } satisfies Lease)
const isMine = () => held()?.by === PAGE_MARK

/**
 * Does the work while no other tab does the like. A lease, and not a lock of the browser: a frozen page would keep that.
 * @param work Asks `goOn` before each step, which prolongs the lease, or says that it was lost.
 * @returns false when another tab is at it.
 */
export async function alone(work: (goOn: () => boolean) => Promise<void>): Promise<boolean> {
  const { by, until = 0 } = held() ?? {}
  const left = until - Date.now()
  // more is left than was ever given: the clock was set back
  if (by && by !== PAGE_MARK && left > 0 && left <= HELD_MS) return false
  take()
  await new Promise((resolve) => setTimeout(resolve, SURE_MS))
  if (!isMine()) return false
  const goOn = () => {
    const mine = isMine()
    if (mine) take()
    return mine
  }
  try {
    await work(goOn)
  } finally {
    if (isMine()) storage.remove(KEY)
  }
  return true
}
