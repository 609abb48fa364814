import { useEffect, useRef, useState } from 'react'
import { session } from '#shared/runtime/session'
import { visitStorage } from '#shared/runtime/storage'

/** Positions are fractions on dense screens: the last pixels count as the end. */
const SLACK = 4

/** Per person: where somebody stopped is nobody else's. */
const placeKey = () => `contractRead:${session.get().userId}`

/** How far this version was read in this visit, 0 to 1; of another version nothing was. */
function readPlace(version: string): number {
  const kept = visitStorage.readJson(placeKey()) as { version?: string; part?: number } | null | undefined
  return kept?.version === version ? Math.min(1, Number(kept.part) || 0) : 0
}

/**
 * How much of a text has been above the lower edge of the screen. Reading that was broken off is found again, at its
 * place; a new version begins again.
 */
export function useReading(version: string, reading: boolean) {
  const text = useRef<HTMLDivElement>(null)
  const [before] = useState(() => readPlace(version))
  const [part, setPart] = useState(before)
  useEffect(() => {
    if (!reading) return
    let most = before
    const look = () => {
      const box = text.current?.getBoundingClientRect()
      if (!box?.height) return
      const seen = window.innerHeight - box.top
      const now = seen >= box.height - SLACK ? 1 : Math.max(0, seen / box.height)
      if (now <= most) return
      most = now
      setPart(now)
      visitStorage.writeJson(placeKey(), { version, part: now })
    }
    const box = text.current?.getBoundingClientRect()
    if (before > 0 && before < 1 && box)
      window.scrollTo(0, box.top + window.scrollY + box.height * before - window.innerHeight)
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [version, reading, before])
  return {
    text,
    part,
    atEnd: part === 1,
    resumed: before > 0 && before < 1,
  }
}
