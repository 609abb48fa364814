import { useState } from 'react'
import type { BingoCard } from '#shared/api/bingo'
import { share } from '#shared/features/share'
import { useNoApp } from '#shared/kit/open-in-app'
import { address } from '#shared/runtime/address'
import { bridge } from '#shared/runtime/bridge'
import { translate, useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { session } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'
import type zh from './locales/zh.json'

type Place = BingoCard['cells'][number]['doneBy']

/** Leads to where a cell is done: a hall of the app, or a share. `link` is to be copied by hand. */
export function useGoThere(activityId: string, reload: () => Promise<void>) {
  const t = useT<typeof zh>()
  const noApp = useNoApp('jumpRoom')
  const [link, setLink] = useState('')
  const [busy, setBusy] = useState(false)
  const lead = async (place: Place) => {
    if (place === 'share') {
      const end = await share({
        activityId,
        pointId: 'bingo',
        title: t('share.title'),
        content: t('share.content'),
      })
      if (end.way === 'by-hand') setLink(end.link)
      return reload()
    }
    if (noApp) return void navigate.to('/download', { from: location.pathname })
    const hall = address().roomId || session.get().roomId
    if (hall) await bridge.jumpRoom(hall)
    else toast.tip(translate('runtime', 'battle.hallFirst'))
  }
  const go = async (place: Place) => {
    setBusy(true)
    await lead(place)
    setBusy(false)
  }
  return { go, busy, link, closeLink: () => setLink('') }
}
