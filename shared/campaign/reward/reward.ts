import type { ReactNode } from 'react'
import type { InferOutput } from 'valibot'
import type { reward } from '#shared/api/common'

/** A reward as the server grants it; some campaigns say how rare it is. */
export type Reward = InferOutput<typeof reward> & { rarity?: 'common' | 'rare' | 'epic' | 'legend' }

/** A family's drawing of a reward, by its kind as a rule; it fills the square that it stands in. */
export type DrawReward = (reward: Reward) => ReactNode
