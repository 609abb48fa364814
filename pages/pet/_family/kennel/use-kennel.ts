import {
  buyPet,
  getRoomPet,
  listPets,
  type PetShop,
  type RoomPetDetail,
  type ShopPet,
  switchPet,
} from '#shared/api/room-pet'
import { into, useAction, useTurn } from '#shared/features/action'
import { useT } from '#shared/runtime/i18n'
import { useCall } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type zh from '../locales/zh.json'
import { here, hereNow } from './here.ts'

/** Another keeper of the hall changed meanwhile what the person saw. */
export const MEANWHILE = 2081

export type Kennel = ReturnType<typeof useKennel>

/** The pets of a hall, and what their keeper does with them, one thing at a time. */
export function useKennel() {
  const t = useT<typeof zh>('family')
  const detail = useCall(getRoomPet, here)
  const shop = useCall(listPets, here)
  /** What is under way: the pet that it is done with, or a turn of the machine. */
  const turn = useTurn()

  const reload = async () => {
    await Promise.all([detail.reload(), shop.reload()])
  }

  const both = [
    into(shop, (answer: { shop: PetShop }) => answer.shop),
    into(detail, (answer: { detail: RoomPetDetail }) => answer.detail),
  ] as const
  const nameOf = (id: string) => shop.data?.pets.find((each) => each.id === id)?.name ?? ''
  const buying = useAction(buyPet, {
    turn,
    into: both,
    done: (_, { input }) => toast.tip(t('choice.home', { name: nameOf(String(input.petId)) })),
  })
  const switching = useAction(switchPet, {
    turn,
    into: both,
    words: ({ code }) => (code === MEANWHILE ? t('choice.meanwhile') : undefined),
  })
  /** At the price that the person saw. */
  const buy = ({ id, price }: ShopPet) => buying.run({ ...hereNow(), petId: id, price }, id)
  const bringOut = ({ id }: ShopPet) =>
    switching.run({ ...hereNow(), petId: id, seenOut: detail.data?.pet?.id ?? '' }, id)

  /** What an action on another call left in the purse. */
  const setBalance = (balance: number) => {
    if (detail.data) detail.set((now) => ({ ...(now as RoomPetDetail), balance }))
    else if (shop.data) shop.set((now) => ({ ...(now as PetShop), balance }))
  }

  return { detail, shop, turn, acting: turn.acting, reload, buy, bringOut, setBalance }
}
