import { useState } from 'react'
import { useLater } from '#shared/features/later'

export const loadParts = () => import('./later.ts')

export type LaterParts = Awaited<ReturnType<typeof loadParts>>

interface Later {
  parts: LaterParts | undefined
  /** Set when the parts failed to load: retries. */
  retry?: () => void
}

/** The parts below the first screen, requested once that is rendered. */
export function useLaterParts(): Later {
  const [failed, setFailed] = useState(false)
  const parts = useLater(loadParts, !failed, () => setFailed(true))
  return { parts, retry: failed ? () => setFailed(false) : undefined }
}
