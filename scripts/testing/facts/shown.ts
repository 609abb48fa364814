import { toastNow } from '#shared/runtime/toast'
import { patternOf } from '#testing/pattern-of.ts'
import { wordsOf } from '#testing/story-words.ts'

/** Whether a mark or the words of a key are on the page now, as a declared `shows` names them. */
export function isShown(page: string, shows: string): boolean {
  if (shows.startsWith('data-')) return !!document.querySelector(`[${shows.replace('=', '="')}"]`)
  return patternFor(page, shows).test(`${document.body.textContent} ${toastNow()?.text ?? ''}`)
}

function patternFor(page: string, key: string): RegExp {
  const words = wordsOf(page, 'zh')
  const [path = '', component] = key.split(':').reverse()
  for (const space of component ? [component] : ['page', 'family']) {
    const found = path
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], words[space])
    if (typeof found === 'string') return patternOf(found)
  }
  throw new Error(`pages/${page}/page.ts: "shows" names "${key}", which no words have.`)
}

/** What is to be read on the page, without what time alone changes and without toasts. */
export function readable(): string {
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const passing of copy.querySelectorAll('[role=timer], time, [role=status]')) passing.remove()
  return (copy.textContent ?? '').replace(/\d+:\d+(:\d+)?/g, '')
}

/** The first difference of two texts, with context; nothing if equal. */
export function firstDifference(one: string, other: string): string {
  if (one === other) return ''
  const at = [...one].findIndex((sign, place) => sign !== other[place])
  const from = Math.max(0, (at < 0 ? one.length : at) - 20)
  return `"${one.slice(from, from + 60)}" became "${other.slice(from, from + 60)}"`
}
