import { getBaseInfo, getCountryCodes, getSmsCode, getUserInfo, login, sendCode } from '#shared/api/auth'
import { COUNTRIES } from '../content/countries.ts'
import { REFUSALS } from '../content/refusals.ts'
import { type Asked, domain } from '../domain.ts'
import { hash } from '../random.ts'
import { Refusal } from '../refusal.ts'
import { SCENARIOS } from '../scenario.ts'
import type { State } from '../state.ts'
import type { User } from '../user.ts'

/** The code in every sandbox message. */
const CODE = '123456'
const WAIT_SECONDS = 60
const EXPIRES_SECONDS = 300
const MOST_WRONG = 5

interface PhoneNumber {
  tickets: Set<string>
  asked: number
  sentAt: number
  wrong: number
}

/** What is remembered of a number, by country code and digits. */
function numberOf(
  state: State,
  { countryCode, mobile }: { countryCode: string; mobile: string },
): PhoneNumber {
  const numbers = state.shared('auth', () => new Map<string, PhoneNumber>())
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

function waitSeconds({ sentAt }: PhoneNumber, now: number): number {
  return Math.max(0, Math.ceil(WAIT_SECONDS - (now - sentAt) / 1000))
}

function checkNumber({ input }: Asked<{ countryCode: string; mobile: string }>): void {
  const country = COUNTRIES.find(({ code }) => code === input.countryCode)
  const digits = input.mobile.length
  if (!country || digits < country.minLength || digits > country.maxLength)
    throw new Refusal(5001, REFUSALS.badNumber)
}

/** A number that ends in the id of a demo user logs in as that user; others get an id of their own. */
function userIdFor(mobile: string): string {
  const ending = mobile.slice(-5)
  return ending in SCENARIOS ? ending : String(600_000 + (hash(mobile) % 300_000))
}

function profileOf({ id, nickname, portrait, rids, level, signature }: User) {
  return { userId: id, nickname, portrait, rids, level, signature }
}

/** Whoever has an id of digits is somebody, except those that begin with 404. */
function profileFor(userId: string, { state }: Asked<unknown>) {
  if (!/^\d{1,12}$/.test(userId) || userId.startsWith('404')) throw new Refusal(4040, REFUSALS.notFound)
  return profileOf(state.user(userId))
}

export const auth = domain((on) => {
  on(getCountryCodes, ({ say }) => COUNTRIES.map((country) => ({ ...country, name: say(country.name) })))

  on(getSmsCode, (asked) => {
    checkNumber(asked)
    const number = numberOf(asked.state, asked.input)
    const ticket = `ticket-${hash(`${asked.input.mobile} ${++number.asked}`).toString(36)}`
    number.tickets.add(ticket)
    return { ticket, waitSeconds: waitSeconds(number, asked.now), codeLength: CODE.length }
  })

  on(sendCode, (asked) => {
    checkNumber(asked)
    const { input, state, now } = asked
    const number = numberOf(state, input)
    if (waitSeconds(number, now) > 0) throw new Refusal(8001, REFUSALS.tooOften)
    if (!number.tickets.delete(input.ticket)) throw new Refusal(2007, REFUSALS.ticketUsed)
    number.sentAt = now
    number.wrong = 0
    return { waitSeconds: WAIT_SECONDS, expiresSeconds: EXPIRES_SECONDS }
  })

  on(login, (asked) => {
    checkNumber(asked)
    const { input, state, now } = asked
    const number = numberOf(state, input)
    if (number.wrong >= MOST_WRONG) throw new Refusal(8001, REFUSALS.tooOften)
    if (input.code !== CODE || now - number.sentAt > EXPIRES_SECONDS * 1000) {
      number.wrong++
      throw new Refusal(2007, REFUSALS.wrongCode)
    }
    number.sentAt = Number.NEGATIVE_INFINITY
    const userId = userIdFor(input.mobile)
    const token = state.issueToken(userId)
    const { nickname, portrait, rids } = state.user(userId)
    return { token, userId, userInfo: { userId, nickname, portrait, token, rids } }
  })

  on(getUserInfo, (asked) => profileFor(String(asked.input.toUserId), asked))
  on(getBaseInfo, (asked) => profileFor(String(asked.input.id), asked))
})
