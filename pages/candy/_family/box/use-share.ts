import { useShare as useShareOf } from '#shared/features/share'
import { useT } from '#shared/runtime/i18n'
import type { Edition } from '../edition.ts'
import type zh from '../locales/zh.json'

/** What a share shows: a box to be helped with, or one that is open. */
export type SharePoint = 'freeCandy' | 'freeCandyOpen'

/** Shares a box as the person's own. */
export function useShare(edition: Edition, activityId: string) {
  const t = useT<typeof zh>('family')
  const { share, ...sharing } = useShareOf()
  return {
    ...sharing,
    share: (pointId: SharePoint) =>
      share({
        activityId,
        pointId,
        title: t(`share.${pointId}.title`),
        content: t(`share.${pointId}.content`),
        ...(edition.tracked && { tracked: true }),
      }),
  }
}
