import { call } from './call.ts'
import { rewards } from './rewards.ts'

/** Captains recall bosses: messages to them, and rewards for their return. */
export const bossRecall = [call, rewards]
