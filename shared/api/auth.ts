/** Login by a code sent to a phone, and profiles of people. */
import { type InferOutput, object, string } from 'valibot'
import { array, boolean, count, endpoint, id } from '#shared/runtime/schema'
import { countryCode, digits } from './fields.ts'

const userInfo = object({
  userId: id,
  nickname: string(),
  portrait: string(),
  token: string(),
  /** The first is the person's role. */
  rids: array(id),
})

const profile = object({
  userId: id,
  nickname: string(),
  portrait: string(),
  rids: array(id),
  level: count,
  /** The person's signature. */
  signature: string(),
})

const country = object({
  /** Without "+", as `86`. */
  code: string(),
  /** As `CN`. */
  iso: string(),
  name: string(),
  /** How many digits a mobile number has there. */
  minLength: count,
  maxLength: count,
  /** Among those offered first. */
  common: boolean(),
})

export type Country = InferOutput<typeof country>

/**
 * Requests the one-time ticket that `sendCode` must carry for a number, and the seconds that are left to wait after
 * an earlier code (0: none), so that a countdown outlives a reload.
 */
export const getSmsCode = endpoint({
  method: 'GET',
  path: '/api/getSMSCode',
  input: object({ mobile: digits, countryCode }),
  output: object({ ticket: string(), waitSeconds: count, codeLength: count }),
  needLogin: false,
})

/**
 * Sends the code.
 * @throws {5001} not a number of that country
 * @throws {8001} too often
 * @throws {2007} the ticket is used up
 */
export const sendCode = endpoint({
  method: 'POST',
  path: '/user/nolog/sms/sendCode',
  input: object({ mobile: digits, countryCode, ticket: string() }),
  output: object({ waitSeconds: count, expiresSeconds: count }),
  needLogin: false,
})

/** Countries whose numbers may log in, in the caller's language. */
export const getCountryCodes = endpoint({
  method: 'GET',
  path: '/user/nolog/sms/getCountryCode',
  input: object({}),
  output: array(country),
  needLogin: false,
  needCache: true,
})

/**
 * Logs in by number and code.
 * @throws {2007} wrong or expired code
 * @throws {8001} too many wrong codes
 */
export const login = endpoint({
  method: 'POST',
  path: '/user/nolog/userLogin/login',
  input: object({ mobile: digits, countryCode, code: digits }),
  output: object({ token: string(), userId: id, userInfo }),
  needLogin: false,
})

/**
 * A person's profile.
 * @throws {4040} no person with that id
 */
export const getUserInfo = endpoint({
  method: 'POST',
  path: '/user/userinfo/get',
  input: object({ toUserId: id }),
  output: profile,
})

/**
 * The same for people who are logged out, as behind an invitation.
 * @throws {4040} no person with that id
 */
export const getBaseInfo = endpoint({
  method: 'GET',
  path: '/user/userinfo/nolog/base_info/{id}',
  input: object({ id }),
  output: profile,
  needLogin: false,
})
