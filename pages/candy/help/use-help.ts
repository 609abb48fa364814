import { useEffect, useRef, useState } from 'react'
import { getSharedFreeBox, helpFreeBox } from '#shared/api/free-box'
import { report } from '#shared/features/report'
import { tellFailure } from '#shared/features/tell-failure'
import { useAction, useCall } from '#shared/runtime/request'
import { NOTHING_WON } from '../_family/reward/won.ts'
import { boxShared } from '../_family/shared-box.ts'
import { unwrap } from './unwrap.ts'

/** The box that a link shares, and my help with it: told with where I came from. */
export function useHelp() {
  const call = useCall(getSharedFreeBox, boxShared)
  const { run, busy } = useAction(helpFreeBox)
  const sweet = useRef<SVGSVGElement>(null)
  const held = useRef(false)
  const [unwrapping, setUnwrapping] = useState(false)
  const [won, setWon] = useState(NOTHING_WON)
  useEffect(() => {
    void report({ eventId: 'free_box_landing', kind: 'landing' })
  }, [])
  return {
    call,
    sweet,
    won,
    busy: busy || unwrapping,
    closeWon: () => setWon((shown) => ({ ...shown, open: false })),
    async help() {
      const shared = call.data
      // Not the state alone: a second tap may come before the page is drawn again.
      if (shared?.mine !== 'can' || held.current) return
      held.current = true
      const { id, owner } = shared.box
      const put = call.begin()
      const result = await run({ boxId: id })
      if (!result.ok) {
        await tellFailure(result.error, call.reload)
        held.current = false
        return
      }
      void report({
        eventId: 'free_box_help',
        subEventId: shared.activityId,
        targetUserId: owner.userId,
        content: id,
        kind: 'landing',
      })
      setUnwrapping(true)
      await unwrap(sweet.current)
      setUnwrapping(false)
      held.current = false
      void put(result.data.shared, result.again)
      setWon({ open: true, rewards: result.data.granted })
    },
  }
}
