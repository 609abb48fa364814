import {
  buyPet,
  getRoomPet,
  listPets,
  type PetShop,
  type RoomPetDetail,
  type ShopPet,
  switchPet,
} from '#shared/api/room-pet'
import { update, useLock, useMutation } from '#shared/features/mutation'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type zh from '../locales/zh.json'
import { here, hereNow } from './here.ts'

/** Another keeper of the hall changed meanwhile what the person saw. */
export const MEANWHILE = 2081

export type Kennel = ReturnType<typeof useKennel>

/** The pets of a hall, and what their keeper does with them, one thing at a time. */
export function useKennel() {
  const t = useT<typeof zh>('family')
  const detail = useQuery(getRoomPet, here)
  const shop = useQuery(listPets, here)
  /** What is under way: the pet that it is done with, or a lock of the machine. */
  const lock = useLock()

  const refetch = async () => {
    await Promise.all([detail.refetch(), shop.refetch()])
  }

  const both = [
    update(shop, (answer: { shop: PetShop }) => answer.shop),
    update(detail, (answer: { detail: RoomPetDetail }) => answer.detail),
  ] as const
  const nameOf = (id: string) => shop.data?.pets.find((each) => each.id === id)?.name ?? ''
  const buying = useMutation(buyPet, {
    lock,
    updates: both,
    onSuccess: (_, { input }) => toast.tip(t('choice.home', { name: nameOf(String(input.petId)) })),
  })
  const switching = useMutation(switchPet, {
    lock,
    updates: both,
    errorText: ({ code }) => (code === MEANWHILE ? t('choice.meanwhile') : undefined),
  })
  /** At the price that the person saw. */
  const buy = ({ id, price }: ShopPet) => buying.run({ ...hereNow(), petId: id, price }, id)
  const bringOut = ({ id }: ShopPet) =>
    switching.run({ ...hereNow(), petId: id, seenOut: detail.data?.pet?.id ?? '' }, id)

  /** The purse after a mutation of another query. */
  const setBalance = (balance: number) => {
    if (detail.data) detail.setData((now) => ({ ...(now as RoomPetDetail), balance }))
    else if (shop.data) shop.setData((now) => ({ ...(now as PetShop), balance }))
  }

  return { detail, shop, lock, acting: lock.acting, refetch, buy, bringOut, setBalance }
}
