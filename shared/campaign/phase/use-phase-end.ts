import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#shared/runtime/clock'
import { nextMoment, type Schedule } from './schedule.ts'

const MINUTE = 60_000

/**
 * Calls back when the phase ends by the server's clock (of several campaigns: the first to end), and then every minute
 * until the server returns another phase. For pages without a visible clock.
 */
export function usePhaseEnd(schedules: Schedule | readonly Schedule[] | undefined, onEnd: () => void): void {
  const now = useNow(MINUTE)
  const moments = [schedules ?? []].flat().flatMap((schedule) => nextMoment(schedule) || [])
  const ends = moments.length > 0 ? Math.min(...moments) : undefined
  const late = now !== null && ends !== undefined && now >= ends ? now : undefined
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (late !== undefined) end()
  }, [late])
}
