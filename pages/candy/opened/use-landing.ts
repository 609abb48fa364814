import { useEffect } from 'react'
import { report } from '#shared/features/report'

/** Reports the landing link once. */
export function useLanding(): void {
  useEffect(() => {
    void report({ eventId: 'free_box_opened_landing', kind: 'landing' })
  }, [])
}
