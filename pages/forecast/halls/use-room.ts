import { useEffect, useState } from 'react'
import { onSocketData } from '#shared/features/socket-data'
import { address } from '#shared/runtime/address'
import { bridge } from '#shared/runtime/bridge'

/** How long an app may take to name the hall that opened the page, in ms. */
const APP_MS = 1000

/** The hall that the page is about: '' for all of them; undefined while it waits for the app to name it. */
export function useRoom(): [roomId: string | undefined, set: (roomId: string) => void] {
  const [roomId, set] = useState<string>()
  useEffect(() => {
    const named = address().roomId
    if (named || !bridge.inApp) return set(named)
    const timer = setTimeout(set, APP_MS, '')
    const stop = onSocketData((data) => {
      const pushed = (Object(data) as { roomId?: unknown }).roomId
      if (typeof pushed !== 'string' && typeof pushed !== 'number') return
      clearTimeout(timer)
      set(String(pushed))
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return [roomId, set]
}
