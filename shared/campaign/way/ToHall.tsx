import { toDownload } from '#shared/features/download'
import { Button, type ButtonProps } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'

/**
 * The button that opens a hall. Outside the app it is labelled `app` and leads to the download page, which then opens the
 * hall; without `app` or a hall nothing is rendered.
 */
export function ToHall({ roomId, app, children, ...button }: ButtonProps & { roomId: string; app?: string }) {
  const noApp = useNoApp('jumpRoom')
  if (!roomId || (noApp && !app)) return null
  const enter = () => {
    if (noApp) toDownload({ roomId })
    else void bridge.jumpRoom(roomId)
  }
  return (
    <Button block {...button} onClick={enter}>
      {noApp ? app : children}
    </Button>
  )
}
