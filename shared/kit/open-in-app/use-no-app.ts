import { useEffect, useState } from 'react'
import { bridge } from '#shared/runtime/bridge'

/** True once it is known that no app is around the page; false in the first render. */
export function useNoApp(): boolean {
  const [noApp, setNoApp] = useState(false)
  useEffect(() => setNoApp(bridge.host === 'web'), [])
  return noApp
}
