import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type zh from '../locales/zh.json'

/** The way into the room where somebody sings now; without an app around the page, to where the app is had. */
export function EnterRoom({ roomId }: { roomId: string }) {
  const t = useT<typeof zh>('family')
  const noApp = useNoApp('jumpRoom')
  const enter = () => {
    if (noApp) navigate.to('/download', { from: location.pathname, roomId })
    else void bridge.jumpRoom(roomId)
  }
  return (
    <Button block track="enter-room" onClick={enter}>
      {t(noApp ? 'karaoke.openApp' : 'karaoke.enter')}
    </Button>
  )
}
