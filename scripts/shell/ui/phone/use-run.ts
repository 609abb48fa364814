import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ShellPage } from '../../settings.ts'
import { type ShellSettings, stateOf } from '../../settings.ts'
import { doTap } from './do-tap.ts'
import { prepareSandbox, steerSandbox } from './sandbox.ts'
import { clearTraces } from './traces.ts'

export interface Run {
  /** Grows with every opening. */
  number: number
  /** `preparing`: the sandbox is being set; `opening`: the page loads; `pressing`: the state's taps are done. */
  step: 'preparing' | 'opening' | 'pressing' | 'open' | 'failed'
  /** What the frame is opened by; absent: there is none now. */
  address?: string
  /** What is being pressed, or what went wrong. */
  note?: string
  /** Clock or faults changed since the page has loaded. */
  steered?: boolean
}

interface Runner {
  run: Run
  /** Opens the page from the start. */
  restart(): void
  /** The frame has loaded: at first the state's taps are pressed then. */
  loaded(frame: HTMLIFrameElement): void
}

/** Clock and faults reach a page that is open; what else changes opens it again, but its size does neither. */
const STEERED = ['clock', 'frozen', 'faults', 'line'] as const
const NEITHER = ['screen'] as const

/** Opens the page as the settings want it: sandbox first, then the frame, then the taps of its state. */
export function useRun(settings: ShellSettings, page: ShellPage | undefined, address: string): Runner {
  const [count, setCount] = useState(0)
  const [run, setRun] = useState<Run>({ number: 0, step: 'preparing' })
  const latest = useRef(settings)
  latest.current = settings
  const latestAddress = useRef(address)
  latestAddress.current = address
  const current = useRef<AbortController>(undefined)
  const prepared = useRef('')
  const fresh = useRef(true)

  const opening = useMemo(() => openingKey(settings), [settings])
  const steering = useMemo(() => steeringKey(settings), [settings])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say what opens the page again
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    current.current = ending
    fresh.current = true
    setRun(({ number }) => ({ number: number + 1, step: 'preparing' }))
    prepared.current = steeringKey(latest.current)
    // in its own task: the previous frame is gone by then
    const timer = setTimeout(async () => {
      try {
        await prepareSandbox(latest.current, signal)
        await clearTraces()
        if (!signal.aborted)
          setRun((before) => ({ ...before, step: 'opening', address: latestAddress.current }))
      } catch (error) {
        if (!signal.aborted)
          setRun((before) => ({ ...before, step: 'failed', note: (error as Error).message }))
      }
    })
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [opening, count])

  useEffect(() => {
    if (steering === prepared.current) return
    prepared.current = steering
    const ending = new AbortController()
    steerSandbox(latest.current, ending.signal).then(
      () => setRun((before) => ({ ...before, steered: true })),
      (error: Error) => !ending.signal.aborted && setRun((before) => ({ ...before, note: error.message })),
    )
    return () => ending.abort()
  }, [steering])

  const loaded = useCallback(
    async (frame: HTMLIFrameElement) => {
      const signal = current.current?.signal
      if (!signal) return
      if (!fresh.current) return setRun((before) => ({ ...before, note: undefined, steered: false }))
      fresh.current = false
      try {
        for (const tap of stateOf(page, latest.current.state)?.taps ?? []) {
          setRun((before) => ({ ...before, step: 'pressing', note: tap }))
          await doTap(frame, tap, signal)
        }
        if (!signal.aborted) setRun((before) => ({ ...before, step: 'open', note: undefined }))
      } catch (error) {
        if (!signal.aborted) setRun((before) => ({ ...before, step: 'open', note: (error as Error).message }))
      }
    },
    [page],
  )
  const restart = useCallback(() => setCount((before) => before + 1), [])
  return { run, restart, loaded }
}

function steeringKey(settings: ShellSettings): string {
  return JSON.stringify(STEERED.map((name) => settings[name]))
}

function openingKey(settings: ShellSettings): string {
  const left: readonly string[] = [...STEERED, ...NEITHER]
  // Without any line the page's own files fail to come, which only an opening can show.
  return JSON.stringify([
    settings.line === 'off',
    ...Object.entries(settings).filter(([name]) => !left.includes(name)),
  ])
}
