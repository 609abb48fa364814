import { toDownload } from '#shared/features/download'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'
import { translate } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'

/** Opens a hall in the app, or the download page outside it. Without a hall it asks to choose one. */
export function useToHall(): (roomId: string | null | undefined) => Promise<void> {
  const noApp = useNoApp('jumpRoom')
  return async (roomId) => {
    if (noApp) toDownload(roomId ? { roomId } : {})
    else if (roomId) await bridge.jumpRoom(roomId)
    else toast.tip(translate('runtime', 'battle.hallFirst'))
  }
}
