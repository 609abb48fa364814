import type { GroupEvent, GroupTask } from '#shared/api/group-event'
import { share } from '#shared/features/share'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'
import { translate } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { session } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'

/**
 * Leads to where something is done; without an app around the page to where the app is had. `onLink` gets the link that
 * the person has to copy by hand, where an app can neither share nor copy.
 */
export function useGoThere(
  event: GroupEvent,
  onLink?: (link: string) => void,
): (place: GroupTask['doneBy']) => Promise<void> {
  const noApp = useNoApp()
  const noHall = useNoApp('jumpRoom')
  return async (place) => {
    if (place === 'page') return document.getElementById('groups')?.scrollIntoView({ behavior: 'smooth' })
    if (place === 'share' ? noApp : noHall) return void navigate.to('/download', { from: location.pathname })
    if (place === 'share') {
      const end = await share({ activityId: event.activityId })
      if (end.way === 'by-hand') onLink?.(end.link)
      return
    }
    const hall = event.groups.find(({ id }) => id === event.groupId)?.roomId || session.get().roomId
    if (hall) void bridge.jumpRoom(hall)
    else toast.tip(translate('runtime', 'common.notOpenYet'))
  }
}
