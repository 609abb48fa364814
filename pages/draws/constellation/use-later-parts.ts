import { useState } from 'react'
import { useLater } from '#shared/features/later'

/** Also for what cannot wait for a render: asks once, however often it is called. */
export const loadParts = () => import('./later.ts')

export type LaterParts = Awaited<ReturnType<typeof loadParts>>

/** The parts below the first screen, asked for at once; after a failure `retry` asks again. */
export function useLaterParts(): { parts: LaterParts | undefined; retry?: () => void } {
  const [failed, setFailed] = useState(false)
  const parts = useLater(loadParts, !failed, () => setFailed(true))
  return { parts, retry: failed ? () => setFailed(false) : undefined }
}
