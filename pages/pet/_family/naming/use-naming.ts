import { useState } from 'react'
import { type RoomPet, renamePet } from '#shared/api/room-pet'
import { tellFailure } from '#shared/features/tell-failure'
import { useT } from '#shared/runtime/i18n'
import { useAction } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { hereNow } from '../kennel/here.ts'
import { type Kennel, MEANWHILE } from '../kennel/use-kennel.ts'
import type zh from '../locales/zh.json'

type Seen = Pick<RoomPet, 'id' | 'name'>

export type Naming = ReturnType<typeof useNaming>

/**
 * A name while it is typed. What is typed stays through a refusal, a failure, and another keeper's change, who is told
 * of: only the next press, with the new name in sight, goes over it.
 */
export function useNaming({ detail, reload }: Kennel) {
  const t = useT<typeof zh>('family')
  const { run, busy } = useAction(renamePet)
  /** null: nothing was typed. */
  const [draft, setDraft] = useState<string | null>(null)
  /** The pet as it was when typing began. */
  const [seen, setSeen] = useState<Seen | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [clashed, setClashed] = useState(false)
  const pet = detail.data?.pet
  const most = detail.data?.nameLength ?? 12

  const forget = () => {
    setDraft(null)
    setSeen(null)
    setWrong(null)
    setClashed(false)
  }

  function type(text: string): void {
    setDraft(text)
    setWrong(null)
    if (!seen && pet) setSeen(pet)
  }

  /** @returns whether the pet has the name now. */
  async function save(): Promise<boolean> {
    const name = (draft ?? pet?.name ?? '').trim()
    const length = [...name].length
    if (!pet || !length || length > most) {
      setWrong(length > most ? t('name.long', { most }) : t('name.empty'))
      return false
    }
    const base = (!clashed && seen) || pet
    const result = await run({ ...hereNow(), name, seenOut: base.id, seenName: base.name })
    if (result.ok) {
      detail.set(result.data)
      forget()
      toast.tip(t('name.saved'))
      return true
    }
    if (result.error.code === MEANWHILE) {
      await reload()
      setClashed(true)
    } else if (result.error.code === 5001) setWrong(result.error.message)
    else await tellFailure(result.error, reload)
    return false
  }

  return { text: draft ?? pet?.name ?? '', most, wrong, clashed, busy, type, save, forget }
}
