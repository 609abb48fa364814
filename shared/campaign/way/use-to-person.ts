import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'

/** Opens the profile of a pressed row in the app; undefined outside it. */
export function useToPerson(): ((person: { id: string }) => void) | undefined {
  const noApp = useNoApp('openUserProfilePage')
  return noApp ? undefined : ({ id }) => void bridge.openUserProfilePage(id)
}
