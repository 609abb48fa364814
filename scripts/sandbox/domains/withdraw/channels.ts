import { maskAccount, maskContact, maskName } from '../../world/mask.ts'
import { hash } from '../../world/random.ts'
import { notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import type { User } from '../../world/user.ts'
import { accountOf, type Channel } from './account.ts'
import { bankOf, REAL_NAME } from './plan.ts'

interface Details {
  channelId?: string
  transferCode: string
  holder: string
  account: string
  mobile: string
}

/** The check digit of card numbers (ISO/IEC 7812): finds a wrong digit, and two that were swapped. */
function isCardNumber(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]) * (1 + (at % 2))
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}

/** Adds a channel, or gives one new details. Refuses before anything is changed. */
export function improveChannel(user: User, details: Details): Channel {
  const { channels, realName } = accountOf(user)
  const { channelId, transferCode, holder, account, mobile } = details
  const bank = bankOf(transferCode)
  const known = channels.find(({ id }) => id === channelId)
  if (!bank || (channelId && !known)) throw notFound()
  if (realName !== 'verified') throw new Refusal(2066, REFUSALS.verifyNameFirst)
  if (holder.trim() !== REAL_NAME) throw new Refusal(2066, REFUSALS.notOwnName)
  const fits = account.length >= bank.minLength && account.length <= bank.maxLength
  if (!fits || (bank.kind === 'bank' && !isCardNumber(account)))
    throw new Refusal(5001, REFUSALS.badBankAccount)
  const mark = hash(`${transferCode} ${account}`)
  if (channels.some((other) => other.mark === mark && other !== known))
    throw new Refusal(2060, REFUSALS.channelKnown)
  const stored = {
    bank: bank.code,
    holder: maskName(holder.trim()),
    account: maskAccount(account),
    mobile: maskContact(mobile),
    mark,
    state: 'ready' as const,
  }
  if (known) return Object.assign(known, stored)
  const channel = { id: String(channels.length + 1), ...stored }
  channels.push(channel)
  return channel
}
