import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ClientEvent } from '../../link.ts'
import type { ShellSettings } from '../../settings.ts'
import { type Entry, withEntries } from './entry.ts'
import { entryOfBridge, entryOfMessage, entryOfProblem } from './of-event.ts'
import { type SandboxView, useSandbox } from './use-sandbox.ts'

export interface Live {
  /** Newest first. */
  entries: Entry[]
  sandbox: SandboxView
  /** URL and title of the framed page; '' until reported. */
  path: string
  title: string
  paused: boolean
  setPaused: (paused: boolean) => void
  clear: () => void
}

/** Follows what the page in the frame does, through its client and through the sandbox. */
export function useLive(settings: ShellSettings, run: { number: number; label: string }): Live {
  const [entries, setEntries] = useState<Entry[]>([])
  const [paused, setPaused] = useState(false)
  const [place, setPlace] = useState({ path: '', title: '' })
  const held = useRef<Entry[]>([])
  const holding = useRef(paused)
  const count = useRef(0)

  const add = useCallback((news: Entry[]) => {
    if (holding.current) held.current.push(...news)
    else setEntries((before) => withEntries(before, news))
  }, [])

  const report = useCallback(
    (event: ClientEvent) => {
      const key = String(++count.current)
      if (event.kind === 'path') setPlace((before) => ({ ...before, path: event.path }))
      else if (event.kind === 'title') setPlace((before) => ({ ...before, title: event.title }))
      else if (event.kind === 'bridge') add([entryOfBridge(event)])
      else if (event.kind === 'message') add([entryOfMessage(event, key)])
      else add([entryOfProblem(event, key)])
    },
    [add],
  )

  // Before the frame's page begins, which looks for it at once.
  useLayoutEffect(() => {
    window.__shell = { settings, report }
    return () => {
      delete window.__shell
    }
  }, [settings, report])

  const { number, label } = run
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row for each opening, not for each new label
  useEffect(() => {
    if (number === 0) return
    setPlace({ path: '', title: '' })
    add([{ key: `run ${number}`, kind: 'run', at: Date.now(), name: label, result: '', tone: 'plain' }])
  }, [number])

  return {
    entries,
    sandbox: useSandbox(add),
    ...place,
    paused,
    setPaused(next) {
      holding.current = next
      setPaused(next)
      if (!next) add(held.current.splice(0))
    },
    clear: () => setEntries([]),
  }
}
