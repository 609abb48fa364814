import { COUNTRIES } from './countries.ts'
import { hash } from './random.ts'
import { Refusal } from './refusal.ts'
import { REFUSALS } from './refusal-words.ts'
import type { State } from './state.ts'

/** The code in every sandbox message. */
export const CODE = '123456'
export const WAIT_SECONDS = 60
export const EXPIRES_SECONDS = 300
const MOST_WRONG = 5

interface Digits {
  countryCode: string
  mobile: string
}

interface PhoneNumber {
  tickets: Set<string>
  asked: number
  sentAt: number
  wrong: number
}

/** Stored for a phone number, by country code and digits. */
function numberOf(state: State, { countryCode, mobile }: Digits): PhoneNumber {
  const numbers = state.shared('sms-codes', () => new Map<string, PhoneNumber>())
  const key = `${countryCode} ${mobile}`
  const known = numbers.get(key) ?? {
    tickets: new Set(),
    asked: 0,
    sentAt: Number.NEGATIVE_INFINITY,
    wrong: 0,
  }
  numbers.set(key, known)
  return known
}

/** Seconds until the next code can be sent, 0: now. */
export function waitSeconds(state: State, digits: Digits, now: number): number {
  return Math.max(0, Math.ceil(WAIT_SECONDS - (now - numberOf(state, digits).sentAt) / 1000))
}

/** Throws a Refusal with code 5001 when the country has no such numbers. */
export function checkNumber({ countryCode, mobile }: Digits): void {
  const country = COUNTRIES.find(({ code }) => code === countryCode)
  if (!country || mobile.length < country.minLength || mobile.length > country.maxLength)
    throw new Refusal(5001, REFUSALS.badNumber)
}

/** A ticket that is good for one code. */
export function issueTicket(state: State, digits: Digits): string {
  const number = numberOf(state, digits)
  const ticket = `ticket-${hash(`${digits.mobile} ${++number.asked}`).toString(36)}`
  number.tickets.add(ticket)
  return ticket
}

/** Throws a Refusal: 8001 too soon after the last, 2007 the ticket is used up. */
export function sendCodeTo(state: State, digits: Digits, ticket: string, now: number): void {
  const number = numberOf(state, digits)
  if (waitSeconds(state, digits, now) > 0) throw new Refusal(8001, REFUSALS.tooOften)
  if (!number.tickets.delete(ticket)) throw new Refusal(2007, REFUSALS.ticketUsed)
  number.sentAt = now
  number.wrong = 0
}

/** Takes the code in, once. Throws a Refusal: 8001 too many wrong codes, 2007 it is wrong or has expired. */
export function takeCode(state: State, digits: Digits, code: string, now: number): void {
  const number = numberOf(state, digits)
  if (number.wrong >= MOST_WRONG) throw new Refusal(8001, REFUSALS.tooOften)
  if (code !== CODE || now - number.sentAt > EXPIRES_SECONDS * 1000) {
    number.wrong++
    throw new Refusal(2007, REFUSALS.wrongCode)
  }
  number.sentAt = Number.NEGATIVE_INFINITY
}
