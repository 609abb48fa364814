import { useState } from 'react'
import { share } from '#shared/features/share'
import { useT } from '#shared/runtime/i18n'
import type { Edition } from '../edition.ts'
import type zh from '../locales/zh.json'

/** What a share shows: a box to be helped with, or one that is open. */
export type SharePoint = 'freeCandy' | 'freeCandyOpen'

/** Shares a box as the person's own. `link` is to be copied by hand where the clipboard refused. */
export function useShare(edition: Edition, activityId: string) {
  const t = useT<typeof zh>('family')
  const [link, setLink] = useState('')
  const [busy, setBusy] = useState(false)
  return {
    link,
    busy,
    closeLink: () => setLink(''),
    async share(pointId: SharePoint) {
      setBusy(true)
      const end = await share({
        activityId,
        pointId,
        title: t(`share.${pointId}.title`),
        content: t(`share.${pointId}.content`),
        ...(edition.tracked && { tracked: true }),
      })
      setBusy(false)
      if (end.way === 'by-hand') setLink(end.link)
    },
  }
}
