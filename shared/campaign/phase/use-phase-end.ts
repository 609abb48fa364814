import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#shared/runtime/clock'
import { nextMoment, type Schedule } from './schedule.ts'

const MINUTE = 60_000

/** Calls when the phase is over by the server's clock, and every minute until another one is known. Where no clock is drawn. */
export function usePhaseEnd(schedule: Schedule | undefined, onEnd: () => void): void {
  const now = useNow(MINUTE)
  const ends = schedule && nextMoment(schedule)
  const late = now !== null && ends !== undefined && now >= ends ? now : undefined
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (late !== undefined) end()
  }, [late])
}
