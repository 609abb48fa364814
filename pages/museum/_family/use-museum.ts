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
import { update, useClaimMutation, useMutation, useSpendMutation } from '#shared/features/mutation'
import type { Query } from '#shared/runtime/request'

export type MuseumData = InferOutput<(typeof getMuseum)['output']>
export type Acts = ReturnType<typeof useMuseum>
type Made = InferOutput<(typeof synthesize)['output']>
type Bought = InferOutput<(typeof buyGifts)['output']>
type Named = { museum: MuseumData['museum'] }

/** The mutations of a museum; each answer holds the whole museum. */
export function useMuseum(
  call: Query<MuseumData>,
  on: { onSettled: () => void; made: (made: Made) => void; bought: (bought: Bought) => void },
) {
  const whole = { updates: [update(call, (museum: MuseumData) => museum)], onSettled: on.onSettled }
  const part = {
    updates: [update(call, (answer: { museum: MuseumData }) => answer.museum)],
    onSettled: on.onSettled,
  }
  return {
    synthesis: useSpendMutation<Named & { giftId: string }, Made>(synthesize, {
      ...part,
      isSame: (open, { giftId }) => open.giftId === giftId,
      onSuccess: on.made,
    }),
    privilege: useSpendMutation<Named & { privilegeId: string }, MuseumData>(purchasePrivileges, {
      ...whole,
      isSame: (open, { privilegeId }) => open.privilegeId === privilegeId,
    }),
    refresh: useSpendMutation<Named & { price: number }, MuseumData>(refreshStall, whole),
    offer: useSpendMutation<Named & { offerId: string; amount: number }, Bought>(buyGifts, {
      ...part,
      isSame: (open, { offerId }) => open.offerId === offerId,
      onSuccess: on.bought,
    }),
    open: useSpendMutation<Named, MuseumData>(openCollector, whole),
    reset: useSpendMutation<Named, MuseumData>(resetCollector, whole),
    wish: useMutation(makeWish, { updates: whole.updates }),
    award: useClaimMutation(receiveCollectorAward, { updates: part.updates }),
  }
}
