import { Button, type ButtonProps } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'

/**
 * The button into a hall. Without an app around the page it says `app` and leads to where the app is had, which then
 * opens that hall; where there is no `app`, or no hall, there is no button.
 */
export function ToHall({ roomId, app, children, ...button }: ButtonProps & { roomId: string; app?: string }) {
  const noApp = useNoApp('jumpRoom')
  if (!roomId || (noApp && !app)) return null
  const enter = () => {
    if (noApp) navigate.to('/download', { from: location.pathname, roomId })
    else void bridge.jumpRoom(roomId)
  }
  return (
    <Button block {...button} onClick={enter}>
      {noApp ? app : children}
    </Button>
  )
}
