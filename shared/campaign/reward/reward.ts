import type { ReactNode } from 'react'
import type { InferOutput } from 'valibot'
import type { reward } from '#shared/api/common'

/** A granted reward; some campaigns add its rarity. */
export type Reward = InferOutput<typeof reward> & { rarity?: 'common' | 'rare' | 'epic' | 'legend' }

/** Draws a reward, usually by its kind; the drawing fills its square. */
export type DrawReward = (reward: Reward) => ReactNode
