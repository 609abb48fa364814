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

/** Leads to where a cell is done: a hall of the app, or a share. `link` is to be copied by hand. */
export function useGoThere(activityId: string, reload: () => Promise<void>) {
  const t = useT<typeof zh>()
  const noApp = useNoApp()
  const [link, setLink] = useState('')
  const [busy, setBusy] = useState(false)
  const go = async (place: BingoCard['cells'][number]['doneBy']) => {
    if (place === 'share') {
      setBusy(true)
      const end = await share({
        activityId,
        pointId: 'bingo',
        title: t('share.title'),
        content: t('share.content'),
      })
      setBusy(false)
      if (end.way === 'by-hand') setLink(end.link)
      return reload()
    }
    if (noApp) return void navigate.to('/download', { from: location.pathname })
    const hall = address().roomId || session.get().roomId
    if (hall) void bridge.jumpRoom(hall)
    else toast.tip(translate('runtime', 'battle.hallFirst'))
  }
  return { go, busy, link, closeLink: () => setLink('') }
}
