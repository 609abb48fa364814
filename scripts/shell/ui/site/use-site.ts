import { useCallback, useEffect, useState } from 'react'
import type { ShellSite } from '../../link.ts'
import { readJson } from './read-json.ts'

/** The server's site data; `problem` is why it is unavailable. */
export function useSite(): { site?: ShellSite; problem?: string; retry: () => void } {
  const [read, setRead] = useState<{ site?: ShellSite; problem?: string }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const leaving = new AbortController()
    readJson<ShellSite>('/__shell/site.json', leaving.signal).then(
      (site) => setRead({ site }),
      (error: Error) => !leaving.signal.aborted && setRead({ problem: error.message }),
    )
    return () => leaving.abort()
  }, [attempt])
  const retry = useCallback(() => {
    setRead({})
    setAttempt((count) => count + 1)
  }, [])
  return { ...read, retry }
}
