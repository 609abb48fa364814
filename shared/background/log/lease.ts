import { PAGE_MARK } from '#shared/runtime/log'
import { storage } from '#shared/runtime/storage'

const KEY = 'statisticsLease'
/** Longer than a call can take. A page that was frozen or killed holds it no longer. */
const HELD_MS = 30_000
/** Delay after which two pages that claim the lease at once have both written it, so one reads the other's name, in ms. */
const SURE_MS = 100

type Lease = { by: string; until: number }

const held = () => storage.readJson(KEY) as Lease | null | undefined
const take = () => storage.writeJson(KEY, { by: PAGE_MARK, until: Date.now() + HELD_MS } satisfies Lease)
const isMine = () => held()?.by === PAGE_MARK

/**
 * Runs the work while no other tab does. A lease instead of the Web Locks API: a frozen page would keep a lock.
 * @param work calls `goOn` before each step, which extends the lease or returns that it was lost.
 * @returns false while another tab runs it.
 */
export async function alone(work: (goOn: () => boolean) => Promise<void>): Promise<boolean> {
  const { by, until = 0 } = held() ?? {}
  const left = until - Date.now()
  // expires later than any lease: the clock was set back
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
