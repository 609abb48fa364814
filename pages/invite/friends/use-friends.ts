import { useState } from 'react'
import { type InviteFriends, luckDraw, receiveInviteReward } from '#shared/api/invite-friends'
import { into, useClaim, useTurn } from '#shared/features/action'
import { toLogin, useNobody } from '#shared/features/login'
import { useShare } from '#shared/features/share'
import { useWheel } from '#shared/kit/wheel'
import { useT } from '#shared/runtime/i18n'
import { pageUrl } from '#shared/runtime/navigate'
import type { Call } from '#shared/runtime/request'
import type zh from './locales/zh.json'

/** What a person can do here: invite, make a poster, claim rungs, spin. */
export function useFriends(call: Call<InviteFriends>) {
  const t = useT<typeof zh>()
  const nobody = useNobody()
  const sharing = useShare()
  const [poster, showPoster] = useState(false)
  const { activityId = '', path = '', prizes = [] } = call.data ?? {}
  const wheel = useWheel(prizes)
  const turn = useTurn()
  const put = into(call, (answer: { friends: InviteFriends }) => answer.friends)
  const rungs = useClaim(receiveInviteReward, { into: [put], turn })
  const draws = useClaim(luckDraw, {
    into: [put],
    turn,
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
    busy: turn.acting !== null,
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
