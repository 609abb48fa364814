import { useState } from 'react'
import { type InviteFriends, luckDraw, receiveInviteReward } from '#shared/api/invite-friends'
import { useWheel } from '#shared/campaign/wheel/use-wheel'
import { useAfterLogin } from '#shared/features/login'
import { update, useClaimMutation, useLock } from '#shared/features/mutation'
import { useShare } from '#shared/features/share'
import { useT } from '#shared/runtime/i18n'
import { pageUrl } from '#shared/runtime/navigate'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'

/** What a person can do here: invite, make a poster, claim rungs, spin. */
export function useFriends(call: Query<InviteFriends>) {
  const t = useT<typeof zh>()
  const afterLogin = useAfterLogin()
  const sharing = useShare()
  const [poster, showPoster] = useState(false)
  const { activityId = '', path = '', prizes = [] } = call.data ?? {}
  const wheel = useWheel(prizes)
  const lock = useLock()
  const both = { updates: [update(call, (answer: { friends: InviteFriends }) => answer.friends)], lock }
  const rungs = useClaimMutation(receiveInviteReward, both)
  const draws = useClaimMutation(luckDraw, {
    ...both,
    async reveal(asked) {
      const drawn = await asked
      if (drawn.ok) await wheel.turnTo(drawn.data.prizeId)
    },
  })
  const link = path && location.origin + pageUrl(path)
  return {
    link,
    wheel,
    sharing,
    rungs,
    draws,
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
    spin: afterLogin(() => draws.claim({})),
  }
}

export type Friends = ReturnType<typeof useFriends>
