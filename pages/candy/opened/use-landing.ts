import { useEffect } from 'react'
import { report } from '#shared/features/report'

/** Tells once by which link the person came. */
export function useLanding(): void {
  useEffect(() => {
    void report({ eventId: 'free_box_opened_landing', kind: 'landing' })
  }, [])
}
