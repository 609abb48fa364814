import { drawFrom } from '#shared/campaign/prize'
import { gifts } from '#shared/campaign/prize/gifts'
import { presents } from '#shared/campaign/prize/presents'
import { signs } from '#shared/campaign/prize/signs'
import { worn } from '#shared/campaign/prize/worn'

/** Draws every gift that is sent in halls, and what is won beside them. */
export const drawGift = drawFrom(gifts, presents, signs, worn)
