import type { Person } from '#testing/story'
import { otherScript } from '../testing/foreign-signs.ts'
import type { SeenText } from './probe/visible.ts'

const CJK = /[\p{Script=Han}\u3000-\u303f\uff01-\uff5e]/u
const ENGLISH =
  /\b(loading|error|submit|cancel|confirm|claim|retry|log ?in|sign ?in|empty|please|failed|success|the|and|you|your|rules?|rewards?|server|tasks?|today|close|back|next|unlock|locked)\b/i
/** What a mistake in the program writes on screen. */
const RAW = /\bundefined\b|\bNaN\b|\bnull\b|\[object |\{\{|\}\}|\bInvalid Date\b/
const KEY = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/
/** What a person must never read when something fails. */
const MACHINE =
  /\b\w*Error:|\bTypeError\b|\bJSON\b|Unexpected (token|end)|is not (a function|valid|defined)|\bat \S+\.\w+:\d+|<!doctype|ECONN|Failed to fetch|\bstack\b/i

/** Texts of a page that are not in its language; names and texts that keep their own are left out. */
export function foreignTexts(language: Person['language'], texts: SeenText[]): string[] {
  return ownTexts(texts).filter((text) => isForeign(language, text))
}

/** Texts that show a mistake of the program: `undefined`, `NaN`, `goal.title`. */
export function rawTexts(texts: SeenText[]): string[] {
  return ownTexts(texts).filter((text) => RAW.test(text) || KEY.test(text))
}

/** Texts of a machine, which no failure may bring on screen. */
export function machineTexts(texts: SeenText[]): string[] {
  return ownTexts(texts).filter((text) => RAW.test(text) || MACHINE.test(text))
}

export function isForeign(language: Person['language'], text: string): boolean {
  if (language === 'en') return CJK.test(text)
  return ENGLISH.test(text) || otherScript(language, text).length > 0
}

function ownTexts(texts: SeenText[]): string[] {
  return [...new Set(texts.filter(({ kept }) => !kept).map(({ text }) => text))]
}
