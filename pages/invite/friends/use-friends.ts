import { useState } from 'react'
import type { InviteFriends } from '#shared/api/invite-friends'
import { useAfterLogin } from '#shared/features/login'
import { useShare } from '#shared/features/share'
import { useT } from '#shared/runtime/i18n'
import { pageUrl } from '#shared/runtime/navigate'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'

/** The ways to invite: the link, and a poster. */
export function useFriends(call: Query<InviteFriends>) {
  const t = useT<typeof zh>()
  const afterLogin = useAfterLogin()
  const sharing = useShare()
  const [poster, showPoster] = useState(false)
  const { activityId = '', path = '' } = call.data ?? {}
  const link = path && location.origin + pageUrl(path)
  return {
    link,
    sharing,
    poster: { open: poster, show: afterLogin(() => showPoster(true)), close: () => showPoster(false) },
    invite: afterLogin(() =>
      sharing.share({
        activityId,
        pointId: 'friends',
        title: t('share.title'),
        content: t('share.content'),
        url: link,
        tracked: true,
      }),
    ),
  }
}

export type Friends = ReturnType<typeof useFriends>
