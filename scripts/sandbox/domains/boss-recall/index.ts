import { call } from './call.ts'
import { rewards } from './rewards.ts'

/** The captains' recall of bosses: calling them, and what is given for it. */
export const bossRecall = [call, rewards]
