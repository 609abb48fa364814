import { WITHDRAWAL } from '#shared/api/withdraw'
import { plain } from '#shared/runtime/format'
import { translate } from '#shared/runtime/i18n'

/** `amount`: plain digits, as a call takes them. `problem`: what to tell the person. */
export type ReadAmount = { amount: string; problem?: undefined } | { amount?: undefined; problem: string }

/**
 * Parses a whole amount. Full-width digits, invisible characters, spaces, and commas between groups of three are read as
 * meant; a point, other comma, exponent, sign or leading zero is reported as an error, not guessed at.
 */
export function readWhole(text: string, { least, most } = WITHDRAWAL): ReadAmount {
  const typed = plain(text).replace(/\s/g, '')
  const amount = /^\d{1,3}(,\d{3})+$/.test(typed) ? typed.replace(/,/g, '') : typed
  if (!amount) return { problem: translate('features/money', 'enterAmount') }
  const good = /^[1-9]\d{0,15}$/.test(amount) && BigInt(amount) >= least && BigInt(amount) <= most
  return good ? { amount } : { problem: translate('features/money', 'enterAmountCorrectly') }
}
