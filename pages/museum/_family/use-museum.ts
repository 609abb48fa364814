import type { InferOutput } from 'valibot'
import {
  buyGifts,
  type getMuseum,
  makeWish,
  openCollector,
  purchasePrivileges,
  receiveCollectorAward,
  refreshStall,
  resetCollector,
  synthesize,
} from '#shared/api/gift-museum'
import { into, useAction, useClaim, useSpend } from '#shared/features/action'
import type { Call } from '#shared/runtime/request'

export type MuseumData = InferOutput<(typeof getMuseum)['output']>
export type Acts = ReturnType<typeof useMuseum>
type Made = InferOutput<(typeof synthesize)['output']>
type Bought = InferOutput<(typeof buyGifts)['output']>
type Named = { museum: MuseumData['museum'] }

/** All that can be done in a museum; each answer holds the whole museum after it. */
export function useMuseum(
  call: Call<MuseumData>,
  on: { answered: () => void; made: (made: Made) => void; bought: (bought: Bought) => void },
) {
  const whole = { into: [into(call, (museum: MuseumData) => museum)], answered: on.answered }
  const part = {
    into: [into(call, (answer: { museum: MuseumData }) => answer.museum)],
    answered: on.answered,
  }
  return {
    synthesis: useSpend<Named & { giftId: string }, Made>(synthesize, {
      ...part,
      isSame: (open, { giftId }) => open.giftId === giftId,
      done: on.made,
    }),
    privilege: useSpend<Named & { privilegeId: string }, MuseumData>(purchasePrivileges, {
      ...whole,
      isSame: (open, { privilegeId }) => open.privilegeId === privilegeId,
    }),
    refresh: useSpend<Named & { price: number }, MuseumData>(refreshStall, whole),
    offer: useSpend<Named & { offerId: string; amount: number }, Bought>(buyGifts, {
      ...part,
      isSame: (open, { offerId }) => open.offerId === offerId,
      done: on.bought,
    }),
    open: useSpend<Named, MuseumData>(openCollector, whole),
    reset: useSpend<Named, MuseumData>(resetCollector, whole),
    wish: useAction(makeWish, { into: whole.into }),
    award: useClaim(receiveCollectorAward, { into: part.into }),
  }
}
