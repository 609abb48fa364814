import { useState } from 'react'
import { getCoupons } from '#shared/api/coupon'
import { useSmsCode } from '#shared/features/sms-code'
import { useQuery } from '#shared/runtime/request'

/** What is typed and chosen, in memory alone, and the coupons that there are to choose. */
export type Fields = ReturnType<typeof useFields>

export function useFields() {
  const [amount, setAmount] = useState('')
  const [channelId, setChannelId] = useState('')
  const [couponId, setCouponId] = useState('')
  const coupons = useQuery(getCoupons, { scene: 'withdraw', state: 'usable' })
  const sms = useSmsCode()
  return {
    amount,
    setAmount,
    channelId,
    setChannelId,
    coupons,
    couponId,
    setCouponId,
    sms,
    /** After a withdrawal: its amount and code have served. */
    clear() {
      setAmount('')
      setCouponId('')
      sms.change({ code: '' })
    },
  }
}
