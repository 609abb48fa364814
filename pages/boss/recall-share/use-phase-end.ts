import { useEffect, useEffectEvent } from 'react'
import type { Recall } from '#shared/api/boss-recall'
import { useNow } from '#shared/runtime/clock'

const MINUTE = 60_000

/** Calls when the campaign begins or ends by the server's clock, and every minute until it is told as that. */
export function usePhaseEnd(recall: Recall | undefined, onEnd: () => void): void {
  const now = useNow(MINUTE)
  const ends = recall && { coming: recall.startAt, running: recall.endAt, ended: 0, settled: 0 }[recall.phase]
  const late = now !== null && ends && now >= ends ? now : undefined
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (late !== undefined) end()
  }, [late])
}
