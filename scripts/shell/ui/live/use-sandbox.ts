import { useRef, useState } from 'react'
import type { Kept } from '../../../sandbox/domains/frontend-log/index.ts'
import type { Call } from '../../../sandbox/server/call.ts'
import { readJson } from '../site/read-json.ts'
import type { Entry } from './entry.ts'
import { entryOfCall, entryOfLog } from './of-sandbox.ts'
import { usePoll } from './use-poll.ts'

const EVERY_MS = 1000

export interface SandboxView {
  /** The sandbox's clock, ms since 1970; absent: not known yet. */
  now?: number
  /** Why nothing new is shown. */
  problem?: string
}

/** Follows what the sandbox receives, and its clock, once a second. */
export function useSandbox(add: (entries: Entry[]) => void): SandboxView {
  const [view, setView] = useState<SandboxView>({})
  const since = useRef({ calls: 0, logs: 0 })
  const [openedAt] = useState(Date.now)
  const first = useRef(true)

  usePoll(async (signal) => {
    try {
      const [calls, logs, { now }] = await Promise.all([
        readJson<Call[]>(`/__sandbox/calls?since=${since.current.calls}`, signal),
        readJson<Kept[]>(`/__sandbox/logs?since=${since.current.logs}`, signal),
        readJson<{ now: number }>('/__sandbox/clock', signal),
      ])
      // Numbers never come again, unless the server has: then they begin again.
      since.current = {
        calls: Math.max(since.current.calls, ...calls.map(({ number }) => number)),
        logs: Math.max(since.current.logs, ...logs.map(({ number }) => number)),
      }
      const at = Date.now()
      // What others have done here before is none of this window's.
      const own = calls.filter(({ machineAt }) => machineAt >= openedAt)
      const news = first.current ? [] : logs
      first.current = false
      add([...own.map(entryOfCall), ...news.map((log) => entryOfLog(log, at))])
      setView({ now })
    } catch (error) {
      if (signal.aborted) return
      since.current = { calls: 0, logs: 0 }
      setView((before) => ({ ...before, problem: (error as Error).message }))
    }
  }, EVERY_MS)
  return view
}
