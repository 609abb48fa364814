import { drawFrom } from '#shared/campaign/prize'
import { entrances } from '#shared/campaign/prize/entrances'
import { gifts } from '#shared/campaign/prize/gifts'
import { worn } from '#shared/campaign/prize/worn'

/** Draws what the events give: beside what most campaigns give, an entrance for each date. */
export const drawPrize = drawFrom(gifts, worn, entrances)
