import { useEffect, useEffectEvent, useState } from 'react'
import { type RoomPet, renamePet } from '#shared/api/room-pet'
import { update, useMutation } from '#shared/features/mutation'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'
import { hereNow } from '../kennel/here.ts'
import { type Kennel, MEANWHILE } from '../kennel/use-kennel.ts'
import type zh from '../locales/zh.json'

/** What is typed, and the pet as it was when typing began. */
interface Draft {
  text: string
  seen: Pick<RoomPet, 'id' | 'name'>
  /** Somebody has changed the pet meanwhile. */
  clashed: boolean
}

export type Naming = ReturnType<typeof useNaming>

/**
 * A name while it is typed. What is typed stays through a refusal, a failure, and another keeper's change, who is named
 * of: only the next press, with the new name in sight, goes over it. It is not for a pet that the person brought out
 * since, or meets when the form is opened again (`open`).
 */
export function useNaming({ detail, refetch }: Kennel, open: boolean) {
  const t = useT<typeof zh>('family')
  const { userId } = useSession()
  const [draft, setDraft] = useState<Draft | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const pet = detail.data?.pet
  const most = detail.data?.nameLength ?? 12
  const clashed = draft?.clashed ?? false
  const another = !!draft && !!pet && draft.seen.id !== pet.id
  const byMe = detail.data?.changedBy?.userId === userId

  const forget = () => {
    setDraft(null)
    setWrong(null)
  }
  const named = !another && draft?.text === pet?.name
  if (draft && (named || (another && (byMe || (!open && !clashed))))) forget()

  // Who saw a clash and went away does not see it again.
  const putAway = useEffectEvent(() => {
    if (draft?.clashed) setDraft(pet && !another ? { ...draft, seen: pet, clashed: false } : null)
  })
  useEffect(() => {
    if (!open) putAway()
  }, [open])

  const { run, busy } = useMutation(renamePet, {
    updates: [update(detail, (answer) => answer)],
    refetch,
    onSuccess() {
      forget()
      toast.tip(t('name.saved'))
    },
    async onError(error, { name, seenOut = '', seenName = '' }) {
      if (error.code === 5001) setWrong(error.message)
      else if (error.code === MEANWHILE) {
        await refetch()
        const seen = { id: String(seenOut), name: seenName }
        setDraft((now) => ({ ...(now ?? { text: name, seen }), clashed: true }))
      } else return false
      return true
    },
  })

  function type(text: string): void {
    if (pet) setDraft({ ...(draft ?? { seen: pet, clashed: false }), text })
    setWrong(null)
  }

  /** @returns whether the pet has the name now. */
  async function save(): Promise<boolean> {
    const name = (draft?.text ?? pet?.name ?? '').trim()
    const length = [...name].length
    if (!pet || !length || length > most) {
      setWrong(length > most ? t('name.long', { count: most }) : t('name.empty'))
      return false
    }
    const base = draft && !clashed ? draft.seen : pet
    return !!(await run({ ...hereNow(), name, seenOut: base.id, seenName: base.name }))
  }

  return { text: draft?.text ?? pet?.name ?? '', most, wrong, clashed, busy, type, save }
}
