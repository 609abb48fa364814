import { useState } from 'react'
import { useSmsCode } from '#shared/features/sms-code'

/** What is typed and chosen, in memory alone. */
export type Fields = ReturnType<typeof useFields>

export function useFields() {
  const [amount, setAmount] = useState('')
  const [channelId, setChannelId] = useState('')
  const [couponId, setCouponId] = useState('')
  const sms = useSmsCode()
  return {
    amount,
    setAmount,
    channelId,
    setChannelId,
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
