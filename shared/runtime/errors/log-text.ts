import { mask, maskField } from './mask.ts'

const longest = 4000
/** Cut first too: a stack can be megabytes. */
const cut = (text: string) => text.slice(0, 2 * longest)
const maskCut = (name: string, value: unknown) =>
  maskField(name, typeof value === 'string' ? cut(value) : value)

/** Anything as text that may be kept: an error with its stack, an object as JSON; secrets masked, cut at 4000. */
export function logText(value: unknown): string {
  let text: string
  try {
    if (value && typeof value === 'object' && !(value instanceof Error))
      return JSON.stringify(value, maskCut).slice(0, longest)
    if (value instanceof Error) {
      const head = `${value.name}: ${value.message}`
      // Chrome's stack begins with the head, Safari's does not
      text = value.stack?.startsWith(head) ? value.stack : `${head}\n${value.stack ?? ''}`
    } else text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  } catch {
    text = typeof value === 'object' ? '[object]' : String(value)
  }
  return mask(cut(text)).slice(0, longest)
}
