import { useState } from 'react'
import { type ShareInfo, useShare } from '#shared/features/share'
import { address } from '#shared/runtime/address'
import { session } from '#shared/runtime/session'
import { useToHall } from './use-to-hall.ts'

/** Where a task is done: in a hall, by a gift in one, by a share, on the page itself. */
type Place = 'room' | 'gift' | 'share' | 'page'

/**
 * Leads to where a task is done. The hall is the given one, or that of the address, or the person's own. `busy`
 * until the person is on the way; `link` is to be shown in a `CopySheet`, where it has to be copied by hand.
 */
export function useGoThere(to: {
  share: ShareInfo
  /** A share may have brought something on. */
  onShared?: () => Promise<unknown>
  roomId?: string | undefined
  /** Scrolls to it on this page. */
  page?: () => void
}) {
  const sharing = useShare()
  const toHall = useToHall()
  const [busy, setBusy] = useState(false)
  const lead = async (place: Place) => {
    if (place === 'page') return to.page?.()
    if (place !== 'share') return toHall(to.roomId || address().roomId || session.get().roomId)
    await sharing.share(to.share)
    await to.onShared?.()
  }
  const go = async (place: Place): Promise<void> => {
    setBusy(true)
    await lead(place)
    setBusy(false)
  }
  return { go, busy, link: sharing.link, closeLink: sharing.closeLink }
}
