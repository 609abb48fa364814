import { drawFrom, FOXES, Fox } from '#shared/campaign/prize'
import { signs } from '#shared/campaign/prize/signs'
import type { DrawReward } from '#shared/campaign/reward'

const drawSign = drawFrom(signs)

/** A figure of a box: a fox by its name, else what its sign stands for. */
export const drawFigure: DrawReward = (reward) =>
  reward.id in FOXES ? <Fox id={reward.id as keyof typeof FOXES} /> : drawSign(reward)
