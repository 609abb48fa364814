import { useState } from 'react'
import type { BingoCard } from '#shared/api/bingo'
import { useShare } from '#shared/features/share'
import { useToHall } from '#shared/kit/open-in-app'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { session } from '#shared/runtime/session'
import type zh from './locales/zh.json'

type Place = BingoCard['cells'][number]['doneBy']

/** Leads to where a cell is done: a hall of the app, or a share. `link` is to be copied by hand. */
export function useGoThere(activityId: string, reload: () => Promise<void>) {
  const t = useT<typeof zh>()
  const sharing = useShare()
  const toHall = useToHall()
  const [busy, setBusy] = useState(false)
  const lead = async (place: Place) => {
    if (place !== 'share') return toHall(address().roomId || session.get().roomId)
    const words = { title: t('share.title'), content: t('share.content') }
    await sharing.share({ activityId, pointId: 'bingo', ...words })
    return reload()
  }
  const go = async (place: Place) => {
    setBusy(true)
    await lead(place)
    setBusy(false)
  }
  return { go, busy, link: sharing.link, closeLink: sharing.closeLink }
}
