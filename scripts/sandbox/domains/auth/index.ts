import { getBaseInfo, getCountryCodes, getSmsCode, getUserInfo, login, sendCode } from '#shared/api/auth'
import { domain, type HandlerRequest } from '../../domain.ts'
import { COUNTRIES } from '../../world/countries.ts'
import { someone } from '../../world/people.ts'
import { hash } from '../../world/random.ts'
import { SCENARIOS } from '../../world/scenario.ts'
import {
  CODE,
  checkNumber,
  EXPIRES_SECONDS,
  issueTicket,
  sendCodeTo,
  takeCode,
  WAIT_SECONDS,
  waitSeconds,
} from '../../world/sms-codes.ts'
import type { User } from '../../world/user.ts'

/** A number that ends in the id of a demo user logs in as that user; others get an id of their own. */
function userIdFor(mobile: string): string {
  const ending = mobile.slice(-5)
  return ending in SCENARIOS ? ending : String(600_000 + (hash(mobile) % 300_000))
}

/** Takes the code in and gives a login. Refuses as `takeCode` does. */
export function logIn({
  input,
  state,
  now,
}: HandlerRequest<{ countryCode: string; mobile: string; code: string }>) {
  takeCode(state, input, input.code, now)
  const userId = userIdFor(input.mobile)
  const token = state.issueToken(userId)
  const { nickname, portrait, rids } = state.user(userId)
  return { token, userId, userInfo: { userId, nickname, portrait, token, rids } }
}

function profileOf({ id, nickname, portrait, rids, level, signature }: User) {
  return { userId: id, nickname, portrait, rids, level, signature }
}

const profileFor = (userId: string | number, { state }: HandlerRequest<unknown>) =>
  profileOf(someone(state, userId))

export const auth = domain((on) => {
  on(getCountryCodes, ({ say }) => COUNTRIES.map((country) => ({ ...country, name: say(country.name) })))

  on(getSmsCode, ({ state, input, now }) => {
    checkNumber(input)
    return {
      ticket: issueTicket(state, input),
      waitSeconds: waitSeconds(state, input, now),
      codeLength: CODE.length,
    }
  })

  on(sendCode, ({ state, input, now }) => {
    checkNumber(input)
    sendCodeTo(state, input, input.ticket, now)
    return { waitSeconds: WAIT_SECONDS, expiresSeconds: EXPIRES_SECONDS }
  })

  on(login, (request) => {
    checkNumber(request.input)
    return logIn(request)
  })

  on(getUserInfo, (request) => profileFor(request.input.toUserId, request))
  on(getBaseInfo, (request) => profileFor(request.input.id, request))
})
