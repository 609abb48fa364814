import { texts } from '../../world/refusal-words.ts'
import type { Grant } from '../../world/rewards.ts'

export type Kind = 'songs' | 'micHours' | 'income' | 'duets'

export const UNITS = texts({
  songs: ['首', 'songs', '首'],
  micHours: ['小时', 'h', '小時'],
  income: ['PP币', 'PP coins', 'PP幣'],
  duets: ['次', 'duets', '次'],
})

export const NOTICE = texts({
  late: [
    '本周结算延迟，奖励将在周三 12:00 前开放领取',
    'Counting takes longer this week: rewards open by Wednesday 12:00',
    '本週結算延遲，獎勵將在週三 12:00 前開放領取',
  ],
})

/** Requirements of each level; duets in version 2 only. */
export const LEVELS: readonly { needs: Readonly<Record<Kind, number>>; grants: readonly Grant[] }[] = [
  { needs: { songs: 20, micHours: 5, income: 1000, duets: 2 }, grants: [{ item: 'coin', amount: 100 }] },
  {
    needs: { songs: 50, micHours: 12, income: 5000, duets: 6 },
    grants: [
      { item: 'coin', amount: 300 },
      { item: 'lantern', amount: 1 },
    ],
  },
  {
    needs: { songs: 100, micHours: 25, income: 20_000, duets: 12 },
    grants: [
      { item: 'coin', amount: 800 },
      { item: 'meteor', amount: 1 },
      { item: 'entranceTrain', amount: 1, days: 30 },
    ],
  },
]

/** Songs and duets in an hour on the mic. */
export const AN_HOUR = { songs: 6, duets: 1 }
