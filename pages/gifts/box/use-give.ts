import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { type GiftFlow, type GiftRecord, sendGift } from '#shared/api/gift-box'
import { update, useSpendMutation } from '#shared/features/mutation'
import type { Query } from '#shared/runtime/request'

type Gift = { giftId: string; toUserId: string; amount: number }
export type Giving = ReturnType<typeof useGive>

/** Gives a gift once. What is given is out of the box and on top of the records at once; the points are read again. */
export function useGive(flow: Query<GiftFlow>, reloadPoints: () => Promise<void>) {
  const [given, setGiven] = useState<GiftRecord>()
  const { spend, busy, open } = useSpendMutation<Gift, InferOutput<(typeof sendGift)['output']>>(sendGift, {
    updates: [
      update(flow, ({ holdings, record }) => (now) => ({
        ...now,
        holdings,
        list: [record, ...now.list.filter(({ id }) => id !== record.id)],
      })),
    ],
    refetch: reloadPoints,
    onSuccess({ record }) {
      setGiven(record)
      void reloadPoints()
    },
  })
  return { spend, busy, open, given, putAway: () => setGiven(undefined) }
}
