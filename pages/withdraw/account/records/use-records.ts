import { useEffect } from 'react'
import { getWithdrawExtInfo } from '#shared/api/withdraw-records'
import { usePaged } from '#shared/features/paged'

const EVERY_MS = 30_000

export type WithdrawRecords = ReturnType<typeof useRecords>

/** The person's withdrawals; refetched while one of them is pending. */
export function useRecords() {
  const records = usePaged(getWithdrawExtInfo, {})
  const { refetch } = records
  const underWay = records.items.some(({ state }) => state === 'review' || state === 'paying')
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => {
      if (!document.hidden) void refetch()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [underWay, refetch])
  return records
}
