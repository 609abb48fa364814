import type { GroupEvent, GroupTask } from '#shared/api/group-event'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'
import { translate } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { session } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'

/** Leads to where something is done; without an app around the page to where the app is had. */
export function useGoThere(event: GroupEvent): (place: GroupTask['doneBy']) => void {
  const noApp = useNoApp()
  return (place) => {
    if (place === 'page') return document.getElementById('groups')?.scrollIntoView({ behavior: 'smooth' })
    if (noApp) return navigate.to('/download', { from: location.pathname })
    if (place === 'share') {
      void bridge.toShareNew({ activityId: event.activityId, userId: session.get().userId })
      return
    }
    const hall = event.groups.find(({ id }) => id === event.groupId)?.roomId || session.get().roomId
    if (hall) void bridge.jumpRoom(hall)
    else toast.tip(translate('runtime', 'common.notOpenYet'))
  }
}
