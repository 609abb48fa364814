import { useState } from 'react'
import { type InviteFriends, luckDraw, receiveInviteReward } from '#shared/api/invite-friends'
import { toLogin, useNobody } from '#shared/features/login'
import { update, useClaimMutation, useLock } from '#shared/features/mutation'
import { useShare } from '#shared/features/share'
import { useWheel } from '#shared/kit/wheel'
import { useT } from '#shared/runtime/i18n'
import { pageUrl } from '#shared/runtime/navigate'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'

/** What a person can do here: invite, make a poster, claim rungs, spin. */
export function useFriends(call: Query<InviteFriends>) {
  const t = useT<typeof zh>()
  const nobody = useNobody()
  const sharing = useShare()
  const [poster, showPoster] = useState(false)
  const { activityId = '', path = '', prizes = [] } = call.data ?? {}
  const wheel = useWheel(prizes)
  const lock = useLock()
  const put = update(call, (answer: { friends: InviteFriends }) => answer.friends)
  const rungs = useClaimMutation(receiveInviteReward, { updates: [put], lock })
  const draws = useClaimMutation(luckDraw, {
    updates: [put],
    lock,
    async reveal(asked) {
      const drawn = await asked
      if (drawn.ok) await wheel.turnTo(drawn.data.prizeId)
    },
  })
  const link = path ? location.origin + pageUrl(path) : ''
  return {
    link,
    wheel,
    sharing,
    rungs,
    draws,
    busy: lock.acting !== null,
    poster: {
      open: poster,
      show: () => (nobody ? toLogin() : showPoster(true)),
      close: () => showPoster(false),
    },
    invite() {
      if (nobody) return toLogin()
      const cover = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? ''
      return sharing.share({
        activityId,
        title: t('share.title'),
        content: t('share.content'),
        image: cover && new URL(cover, location.origin).href,
        url: link,
        tracked: true,
      })
    },
    spin: () => (nobody ? toLogin() : draws.claim({})),
  }
}

export type Friends = ReturnType<typeof useFriends>
