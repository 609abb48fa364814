import { useCallback, useEffect, useState } from 'react'
import type { Act, ActEnd, ActLine } from '../views.ts'

/** In place of a message: the console's server does not answer, since its command was ended. */
export const GONE = 'gone'

/** Gets one of the console's answers. Throws the message of a failure, as the command words it, or GONE. */
export async function load<Data>(url: string): Promise<Data> {
  const answer = await fetch(url).catch(() => {
    throw new Error(GONE)
  })
  const text = await answer.text()
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new Error(text)
  }
  if (!answer.ok) throw new Error((data as { message?: string }).message ?? text)
  return data as Data
}

export interface Loaded<Data> {
  data?: Data
  /** Of the last try; data stay while it is set. */
  error?: string
  /** Resolves to the new data; undefined where it fails. */
  reload(): Promise<Data | undefined>
}

/** An answer that is loaded for as long as it is shown. @param url '': none. */
export function useLoad<Data>(url: string): Loaded<Data> {
  const [state, setState] = useState<{ url: string; data?: Data; error?: string }>({ url })
  const reload = useCallback(async () => {
    if (!url) return undefined
    try {
      const data = await load<Data>(url)
      setState({ url, data })
      return data
    } catch (error) {
      setState((last) => ({
        ...(last.url === url ? last : { url }),
        error: (error as Error).message,
      }))
      return undefined
    }
  }, [url])
  useEffect(() => void reload(), [reload])
  const { data, error } = state.url === url ? state : { data: undefined, error: undefined }
  return { ...(data !== undefined && { data }), ...(error !== undefined && { error }), reload }
}

const REFRESH_MS = 15_000

/** Reloads from time to time while the window is seen, and when it is looked at again. */
export function useRefresh(reload: () => unknown): void {
  useEffect(() => {
    const look = () => void (document.hidden || reload())
    const timer = setInterval(look, REFRESH_MS)
    addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
    }
  }, [reload])
}

/** Runs a command. @param onLine gets its progress. @returns its end; a connection that broke counts as a failure. */
export async function runAct(act: Act, onLine: (line: string) => void): Promise<ActEnd> {
  let end: ActEnd | undefined
  try {
    const answer = await fetch('api/act', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(act),
    })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!answer.ok || !reader) throw new Error(`The console answered ${answer.status}.`)
    let rest = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) {
        const line = JSON.parse(text) as ActLine
        if ('exit' in line) end = line
        else onLine(line.line)
      }
    }
  } catch {
    return { exit: 1, code: 'gone' }
  }
  return end ?? { exit: 1, code: 'gone' }
}
