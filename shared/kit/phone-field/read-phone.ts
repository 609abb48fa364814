import { plain } from '#shared/runtime/format'

export interface Country {
  /** Dialling code without plus, as '86'. */
  dial: string
  name: string
  /** Most digits of a national number, where known. */
  most?: number
}

/** A zero for calls within the country, as people write it: +44 (0)7911 123456. */
const TRUNK_ZERO = /[(（]\s*0\s*[)）]/g
/** The longest number that E.164 allows. */
const MOST_DIGITS = 15

/**
 * Reads a typed or pasted number: `number` is the national one in digits, without the country's own code; another
 * country's code chooses that country. A code of none of the countries stays, with its plus, so that no check accepts it
 * as a national number. A zero for calls within the country goes, in parentheses or where the number is too long with it.
 */
export function readPhone(
  text: string,
  countries: readonly Country[],
  dial: string,
): { dial: string; number: string } {
  const [, prefix = '', digits = ''] =
    /^(\+|00|)(.*)/.exec(
      plain(text)
        .replace(TRUNK_ZERO, '')
        .replace(/[^\d+]/g, ''),
    ) ?? []
  const bare = digits.replace(/\D/g, '')
  const [called] = countries
    .filter((country) => (prefix || isTooLong(country)) && bare.startsWith(country.dial))
    .sort((one, other) => other.dial.length - one.dial.length)
  function isTooLong({ dial: own, most = MOST_DIGITS }: Country) {
    return own === dial && bare.length > most
  }
  if (called) return { dial: called.dial, number: national(bare.slice(called.dial.length), called) }
  const own = countries.find((country) => country.dial === dial)
  return { dial, number: prefix ? `+${bare.slice(0, MOST_DIGITS)}` : national(bare, own) }
}

function national(digits: string, { most = MOST_DIGITS }: Partial<Country> = {}): string {
  return (digits.length > most ? digits.replace(/^0/, '') : digits).slice(0, MOST_DIGITS)
}
