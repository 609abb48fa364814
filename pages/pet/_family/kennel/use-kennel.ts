import { useRef, useState } from 'react'
import {
  buyPet,
  getRoomPet,
  listPets,
  type PetShop,
  type RoomPetDetail,
  type ShopPet,
  switchPet,
} from '#shared/api/room-pet'
import { tellFailure } from '#shared/features/tell-failure'
import { useT } from '#shared/runtime/i18n'
import { useAction, useCall } from '#shared/runtime/request'
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
  const buying = useAction(buyPet)
  const switching = useAction(switchPet)
  const under = useRef(false)
  /** What is under way: the pet that it is done with, or a turn of the machine. */
  const [acting, setActing] = useState<string | null>(null)

  const reload = async () => {
    await Promise.all([detail.reload(), shop.reload()])
  }

  const begin = () => {
    const put = { detail: detail.begin(), shop: shop.begin() }
    return async (answer: { detail: RoomPetDetail; shop: PetShop }, late?: boolean) => {
      await Promise.all([put.shop(answer.shop, late), put.detail(answer.detail, late)])
    }
  }

  /** Nothing while something else is under way: each answer tells pets and purse as they were then. */
  async function alone(what: string, act: () => Promise<void>): Promise<void> {
    if (under.current) return
    under.current = true
    setActing(what)
    try {
      await act()
    } finally {
      under.current = false
      setActing(null)
    }
  }

  /** At the price that the person saw. */
  const buy = ({ id, name, price }: ShopPet) =>
    alone(id, async () => {
      const put = begin()
      const result = await buying.run({ ...hereNow(), petId: id, price })
      if (!result.ok) return tellFailure(result.error, reload)
      const settled = put(result.data, result.again)
      toast.tip(t('choice.home', { name }))
      await settled
    })

  const bringOut = ({ id }: ShopPet) =>
    alone(id, async () => {
      const seenOut = detail.data?.pet?.id ?? ''
      const put = begin()
      const result = await switching.run({ ...hereNow(), petId: id, seenOut })
      if (result.ok) return put(result.data, result.again)
      return tellFailure(result.error, reload, (code) => code === MEANWHILE && t('choice.meanwhile'))
    })

  /** What an action on another call left in the purse. */
  const setBalance = (balance: number) => {
    if (detail.data) detail.set((now) => ({ ...(now as RoomPetDetail), balance }))
    else if (shop.data) shop.set((now) => ({ ...(now as PetShop), balance }))
  }

  return { detail, shop, acting, alone, reload, buy, bringOut, setBalance }
}
