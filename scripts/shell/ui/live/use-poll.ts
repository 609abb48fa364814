import { useEffect, useRef } from 'react'

/** Repeats an action, each time with a delay after the last one has ended, while the window is visible. */
export function usePoll(ask: (signal: AbortSignal) => Promise<void>, everyMs: number): void {
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = async () => {
      if (!document.hidden) await latest.current(leaving.signal)
      if (!leaving.signal.aborted) timer = setTimeout(turn, everyMs)
    }
    turn()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [everyMs])
}
