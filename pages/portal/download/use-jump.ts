import { useEffect } from 'react'
import { download } from '#shared/features/download'
import { visitStorage } from '#shared/runtime/storage'
import type { Visit } from './use-visit'

const KEY = 'downloadLeft'

/**
 * Inside the app there is nothing to download: the page leads on by itself. Once for an address and tab, so that whoever
 * comes back is not caught here; the button stays for them.
 */
export function useJump(visit: Visit | null): void {
  const inApp = visit?.device.inApp
  useEffect(() => {
    if (!inApp || visitStorage.read(KEY) === location.href) return
    visitStorage.write(KEY, location.href)
    void download.enter()
  }, [inApp])
}
