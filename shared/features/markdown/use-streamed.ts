import { useEffect, useRef, useState } from 'react'

/** New text waits this long for more, in ms, and never longer. */
const WAIT_MS = 50

/** The text to be drawn: while it streams in, the latest of every 50 ms; else the text itself. */
export function useStreamed(text: string, streaming: boolean): string {
  const [drawn, setDrawn] = useState(text)
  const [before, setBefore] = useState(streaming)
  if (streaming !== before) {
    setBefore(streaming)
    // blocks of an earlier stream are stale
    if (streaming) setDrawn(text)
  }
  const latest = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = text
    if (!streaming) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setDrawn(latest.current)
    }, WAIT_MS)
  }, [text, streaming])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return streaming ? drawn : text
}
