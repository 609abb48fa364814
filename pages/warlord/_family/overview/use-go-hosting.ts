import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'
import { translate, useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { toast } from '#shared/runtime/toast'
import type zh from '../locales/zh.json'

/** Leads into the hall that the captain hosts; without an app to where the app is had. */
export function useGoHosting(roomId: string | null): { go(): void; label: string } {
  const t = useT<typeof zh>('family')
  const noApp = useNoApp('jumpRoom')
  return {
    label: t(noApp ? 'go.app' : 'go.hall'),
    go() {
      if (noApp) navigate.to('/download', { from: location.pathname })
      else if (roomId) void bridge.jumpRoom(roomId)
      else toast.tip(translate('runtime', 'battle.hallFirst'))
    },
  }
}
