import { play } from './constellation-play.ts'
import { rewards } from './rewards.ts'

/** The constellation lottery: the sky, and what is given beside it. */
export const constellation = [play, rewards]
