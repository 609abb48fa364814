import { useRef } from 'react'
import { getSharedFreeBox, helpFreeBox } from '#shared/api/free-box'
import { update, useClaimMutation } from '#shared/features/mutation'
import { report, useLanding } from '#shared/features/report'
import { useQuery } from '#shared/runtime/request'
import { boxShared } from '../_family/shared-box.ts'

const MS = 700

/** Twists the wrapper off a sweet; at once where motion is unwelcome or nothing can be animated. */
async function unwrap(sweet: SVGSVGElement | null): Promise<void> {
  if (!sweet?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const fly = (part: string, side: number) =>
    sweet.querySelector(`[data-part="${part}"]`)?.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'scaleY(0.3)', opacity: 1, offset: 0.3 },
        { transform: `translate(${side * 60}px, 50px) rotate(${side * 50}deg)`, opacity: 0 },
      ],
      { duration: MS, easing: 'ease-in' },
    )
  fly('left', -1)
  fly('right', 1)
  await new Promise((resolve) => setTimeout(resolve, MS))
}

/** The box that a link shares, and my help with it: sent with where I came from. */
export function useHelp() {
  const call = useQuery(getSharedFreeBox, boxShared)
  const sweet = useRef<SVGSVGElement>(null)
  const { claim, claiming, won, close } = useClaimMutation(helpFreeBox, {
    updates: [update(call, ({ shared }) => shared)],
    async reveal(asked) {
      if (!(await asked).ok) return
      void report({
        eventId: 'free_box_help',
        subEventId: call.data?.activityId,
        targetUserId: call.data?.box.owner.userId,
        content: call.data?.box.id,
        kind: 'landing',
      })
      await unwrap(sweet.current)
    },
  })
  useLanding('free_box_landing')
  return {
    call,
    sweet,
    won,
    busy: claiming !== null,
    closeWon: close,
    async help() {
      if (call.data?.mine === 'can') await claim({ boxId: call.data.box.id })
    },
  }
}
