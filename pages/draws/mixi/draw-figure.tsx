import { drawFrom, FOXES, Fox } from '#shared/campaign/prize'
import { signs } from '#shared/campaign/prize/signs'
import type { DrawReward } from '#shared/campaign/reward'

const drawSign = drawFrom(signs)

/** Draws a figure: a fox by its name, else the symbol of a star sign. */
export const drawFigure: DrawReward = (reward) =>
  reward.id in FOXES ? <Fox id={reward.id as keyof typeof FOXES} /> : drawSign(reward)
