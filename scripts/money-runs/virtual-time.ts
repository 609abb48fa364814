/** Time that passes only when nothing else happens, so that ten seconds of waiting take none. */
export interface VirtualTime {
  now(): number
  /** Calls back after so many ms; gives how to stop it. */
  after(ms: number, go: () => void): () => void
  sleep(ms: number): Promise<void>
  /** Marks work that takes real time; returns the function that ends it. */
  begin(): () => void
  /** Lets so many ms pass, with all that is due in them. */
  pass(ms: number): Promise<void>
}

type Due = { at: number; order: number; go: () => void }

/** After what has just ended, promises hand on for so many turns at most. */
const TURNS = 6

export function createVirtualTime(start: number): VirtualTime {
  let now = start
  let orders = 0
  let underWay = 0
  const due = new Set<Due>()

  const after = (ms: number, go: () => void) => {
    const one = { at: now + Math.max(0, ms || 0), order: ++orders, go }
    due.add(one)
    return () => void due.delete(one)
  }
  const quiet = async () => {
    for (let turns = 0; turns < TURNS; turns++) {
      await new Promise((resolve) => setImmediate(resolve))
      if (underWay > 0) turns = 0
    }
  }
  const next = (until: number) => {
    let first: Due | undefined
    for (const one of due)
      if (
        one.at <= until &&
        (!first || one.at < first.at || (one.at === first.at && one.order < first.order))
      )
        first = one
    return first
  }
  return {
    now: () => now,
    after,
    sleep: (ms) => new Promise((resolve) => void after(ms, resolve)),
    begin() {
      underWay++
      return () => void underWay--
    },
    async pass(ms) {
      const until = now + ms
      for (;;) {
        await quiet()
        const one = next(until)
        if (!one) break
        due.delete(one)
        now = Math.max(now, one.at)
        one.go()
      }
      now = until
    },
  }
}
