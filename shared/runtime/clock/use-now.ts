import { useLayoutEffect, useState } from 'react'
import { serverNow } from './server-time.ts'

/** The server's time in ms, renewed every `everyMs` on the tick; null on the first render; rests while hidden. */
export function useNow(everyMs = 1000): number | null {
  const [now, setNow] = useState<number | null>(null)
  // ahead of the paint: a countdown that came with an answer is not drawn without its days first
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      if (document.hidden) return
      const time = serverNow()
      setNow(time)
      timer = setTimeout(tick, everyMs - (time % everyMs))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return now
}
