import type { SingClaim } from '#shared/api/sing-captain'

export type SingReward = SingClaim['rewards'][number]
