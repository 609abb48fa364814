import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'

/** Opens the profile of whose row was pressed, by the app; undefined where there is none. */
export function useToPerson(): ((person: { id: string }) => void) | undefined {
  const noApp = useNoApp('openUserProfilePage')
  return noApp ? undefined : ({ id }) => void bridge.openUserProfilePage(id)
}
