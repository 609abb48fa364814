import { CODES, language } from '#shared/runtime/i18n'
import type { Decimal } from './decimal.ts'

/**
 * Formats an amount without abbreviation: '1234.5' is 1,234.5, and with `currency` (for instance 'USD') $1,234.50. An
 * unknown amount is '--', never 0.
 */
export function formatMoney(amount: Decimal | undefined, currency = ''): string {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount ?? '') ?? []
  if (whole === undefined) return '--'
  const known = /^[a-z]{3}$/i.test(currency)
  const make = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(CODES[language()], {
      ...(known && { style: 'currency' as const, currency }),
      ...options,
    })
  const usual = make({}).resolvedOptions().minimumFractionDigits ?? 0
  const digits = Math.max(usual, fraction.length)
  // Intl takes whole numbers of any size, but reads fractions as floats, and Safari 14 takes parts of a float alone: the
  // digits on both sides of the point are put in by hand
  const parts = make({ minimumFractionDigits: digits, maximumFractionDigits: digits })
    .formatToParts(0)
    .map(({ type, value }) =>
      type === 'fraction'
        ? fraction.padEnd(digits, '0')
        : type === 'integer'
          ? new Intl.NumberFormat(CODES[language()]).format(BigInt(whole))
          : value,
    )
  return sign + parts.join('') + (known || !currency ? '' : ` ${currency}`)
}
