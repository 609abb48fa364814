import { storage } from '#shared/runtime/storage'
import { mask } from './mask.ts'

/** One entry of the local error log; `date` in ms since 1970, texts masked. */
export type LoggedError = { main: string; date: number; error: string; info: string }

const key = 'globalCatchErrors'
const cap = 800
const longest = 4000

/**
 * Appends to the local error log; beyond 800 entries the oldest go.
 * @param main What went wrong, in a word. @param info Where, as a component stack or a call.
 */
export function logError(main: string, error: unknown, info: unknown = ''): void {
  const stored = storage.readJson(key)
  const entry: LoggedError = { main, date: Date.now(), error: textOf(error), info: textOf(info) }
  storage.writeJson(key, [...(Array.isArray(stored) ? stored : []), entry].slice(-cap))
}

function textOf(value: unknown): string {
  let text: string
  if (value instanceof Error) {
    const head = `${value.name}: ${value.message}`
    // Chrome's stack begins with the head, Safari's does not
    text = value.stack?.startsWith(head) ? value.stack : `${head}\n${value.stack ?? ''}`
  } else if (typeof value === 'string') text = value
  else {
    try {
      text = JSON.stringify(value) ?? String(value)
    } catch {
      text = String(value)
    }
  }
  return mask(text).slice(0, longest)
}
