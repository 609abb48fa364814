import { useCallback, useEffect, useState } from 'react'
import type { ShellPage, ShellSettings } from '../../settings.ts'
import { readSettings, writeSettings } from '../../settings-address.ts'

export interface KnownSettings {
  settings: ShellSettings
  /** Changes some of them; the URL follows. */
  change(some: Partial<ShellSettings>): void
  /** Goes to another page, so that the browser's back button leads here again. */
  go(settings: ShellSettings): void
}

/** The settings, which live in the shell's own address. */
export function useSettings(pages: readonly ShellPage[]): KnownSettings {
  const [settings, setSettings] = useState(() => readSettings(location.search, pages))

  useEffect(() => {
    const read = () => setSettings(readSettings(location.search, pages))
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [pages])

  const change = useCallback(
    (some: Partial<ShellSettings>) => {
      const next = { ...settings, ...some }
      history.replaceState(null, '', shellAddress(next, pages))
      setSettings(next)
    },
    [settings, pages],
  )

  const go = useCallback(
    (next: ShellSettings) => {
      history.pushState(null, '', shellAddress(next, pages))
      setSettings(next)
    },
    [pages],
  )
  return { settings, change, go }
}

/** The shell's URL of the settings, from the site's root. */
export function shellAddress(settings: ShellSettings, pages: readonly ShellPage[]): string {
  return `/__shell${writeSettings(settings, pages)}`
}
