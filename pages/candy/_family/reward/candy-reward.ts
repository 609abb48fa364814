import type { FreeBoxDetail } from '#shared/api/free-box'

export type CandyReward = FreeBoxDetail['feed'][number]['reward']
