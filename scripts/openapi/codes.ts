import type { Endpoint } from '#shared/runtime/request'

/** A code that a call may be refused with. */
export interface AnswerCode {
  code: number
  bizCode?: string
  meaning: string
}

/** Default meanings of codes (refusal.ts, and the specification's catalogue). */
export const MEANINGS: Readonly<Record<number, string>> = {
  401: 'The login is not good any more: the page asks to log in again.',
  500: 'Anything else; shown in a toast.',
  2007: 'Not in the right state.',
  2034: 'Sold out; shown in a toast.',
  2060: 'Had or done already.',
  2066: 'Not entitled.',
  2072: 'Not enough.',
  2081: 'It was changed by another person meanwhile.',
  4040: 'There is no such thing.',
  5001: 'A parameter is wrong; `msg` names it.',
  5101: 'Outside of the campaign’s time.',
  8001: 'Too often.',
}

const CODE = /@throws \{(\d+)(?: ([A-Z_]+))?\}([^@]*)/g

/** A docstring's prose, without its tags. */
export const proseOf = (description: string): string => description.replace(/ ?@throws [\s\S]*$/, '')

/** The codes that an endpoint's docstring names (`@throws {2060} claimed before`), and those that any call may meet. */
export function codesOf({ needLogin }: Pick<Endpoint, 'needLogin'>, description: string): AnswerCode[] {
  const named = [...description.matchAll(CODE)].map(([, code, bizCode, said = '']): AnswerCode => {
    const meaning = said.trim()
    const text = meaning ? `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.` : MEANINGS[Number(code)]
    return { code: Number(code), ...(bizCode && { bizCode }), meaning: text ?? '' }
  })
  const everywhere = [...(needLogin === false ? [] : [401]), 500]
    .filter((code) => !named.some((each) => each.code === code && !each.bizCode))
    .map((code): AnswerCode => ({ code, meaning: MEANINGS[code] ?? '' }))
  return [...named, ...everywhere].sort((one, other) => one.code - other.code)
}
