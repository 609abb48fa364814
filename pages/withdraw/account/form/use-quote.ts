import { useEffect, useState } from 'react'
import { preWithdraw, type WithdrawAccount } from '#shared/api/withdraw'
import { useQuery } from '#shared/runtime/request'

/** So long after the last key, in ms, an amount is taken as typed. */
const SETTLED = 300

/** What the server says an amount comes to. `quote` is that of this very amount and coupon, or there is none. */
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
    told: current && call.status === 'ready' ? call.data : undefined,
    waiting: amount !== undefined && (!current || call.status === 'loading'),
    /** What was shown is not true any more, as after a withdrawal. */
    renew() {
      outlive(call.data)
      void call.refetch()
    },
  }
}
