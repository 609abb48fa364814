import { useEffect, useState } from 'react'
import { preWithdraw, type WithdrawAccount } from '#shared/api/withdraw'
import { useQuery } from '#shared/runtime/request'

/** Debounce of typing, in ms. */
const SETTLED = 300

/** The server's quote of an amount. `quote` belongs to this amount and coupon, or is undefined. */
export function useQuote(amount: string | undefined, couponId: string | undefined) {
  const [settled, settle] = useState(amount)
  useEffect(() => {
    const timer = setTimeout(settle, SETTLED, amount)
    return () => clearTimeout(timer)
  }, [amount])
  const call = useQuery(preWithdraw, { amount: settled, couponId }, { enabled: settled !== undefined })
  const [outlived, outlive] = useState<WithdrawAccount>()
  const old = call.data !== undefined && call.data === outlived
  const current = amount !== undefined && amount === settled && !old
  return {
    call,
    asked: amount !== undefined,
    latest: current && call.status === 'ready' ? call.data : undefined,
    waiting: amount !== undefined && (!current || call.status === 'loading'),
    /** What was shown is not true any more, as after a withdrawal. */
    renew() {
      outlive(call.data)
      void call.refetch()
    },
  }
}
