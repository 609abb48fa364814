import type { InviteFriends } from '#shared/api/invite-friends'
import { useAfterLogin } from '#shared/features/login'
import { usePosterLink, useShare } from '#shared/features/share'
import { useT } from '#shared/runtime/i18n'
import { pageUrl } from '#shared/runtime/navigate'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'

/** The ways to invite: the link, and a poster. */
export function useFriends(call: Query<InviteFriends>) {
  const t = useT<typeof zh>()
  const afterLogin = useAfterLogin()
  const sharing = useShare()
  const { activityId = '', path = '' } = call.data ?? {}
  const invitation = {
    activityId,
    pointId: 'friends',
    title: t('share.title'),
    content: t('share.content'),
    url: path && location.origin + pageUrl(path),
    tracked: true,
  }
  const poster = usePosterLink(invitation)
  return {
    sharing,
    poster: { ...poster, show: afterLogin(poster.show) },
    invite: afterLogin(() => sharing.share(invitation)),
  }
}

export type Friends = ReturnType<typeof useFriends>
