import { drawFrom } from '#shared/campaign/prize'
import { gifts } from '#shared/campaign/prize/gifts'
import { presents } from '#shared/campaign/prize/presents'
import { worn } from '#shared/campaign/prize/worn'

/** Draws what a battle gives, and what the halls send into it. */
export const drawReward = drawFrom(gifts, worn, presents)
