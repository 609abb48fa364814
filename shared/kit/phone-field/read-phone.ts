import { plain } from '#shared/runtime/format'

export interface Country {
  /** Dialling code without plus, as '86'. */
  dial: string
  name: string
  /** Most digits of a national number, where known. */
  most?: number
}

/** The longest number that E.164 allows. */
const MOST_DIGITS = 15

/**
 * Reads a typed or pasted number: `number` is the national one in digits, without the country's own code; another
 * country's code chooses that country. A code of none of the countries stays, with its plus, so that no check accepts it
 * as a national number.
 */
export function readPhone(
  text: string,
  countries: readonly Country[],
  dial: string,
): { dial: string; number: string } {
  const [, prefix = '', digits = ''] = /^(\+|00|)(.*)/.exec(plain(text).replace(/[^\d+]/g, '')) ?? []
  const bare = digits.replace(/\D/g, '')
  const [called] = countries
    .filter((country) => (prefix || isTooLong(country)) && bare.startsWith(country.dial))
    .sort((one, other) => other.dial.length - one.dial.length)
  function isTooLong({ dial: own, most = MOST_DIGITS }: Country) {
    return own === dial && bare.length > most
  }
  if (called)
    return { dial: called.dial, number: bare.slice(called.dial.length, called.dial.length + MOST_DIGITS) }
  return { dial, number: (prefix && '+') + bare.slice(0, MOST_DIGITS) }
}
