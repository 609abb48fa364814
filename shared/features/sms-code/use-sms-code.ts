import { useState } from 'react'
import { getSmsCode, sendCode } from '#shared/api/auth'
import { useMutation } from '#shared/features/mutation'
import { serverNow } from '#shared/runtime/clock'
import { useT } from '#shared/runtime/i18n'
import type { ApiError } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import { HOME, useCountries } from './use-countries.ts'

interface Fields {
  countryCode: string
  mobile: string
  code: string
}

/** Whether an error concerns the input; server trouble is shown by a toast. */
export const isAboutInput = ({ kind, shown }: ApiError) => kind === 'business' && !shown

type Problems = { mobile?: string; code?: string }

/** Code length until the server states it. */
const USUAL_DIGITS = 6

/** Verification of a mobile number by text message, for `PhoneField` and `CodeField`. Input stays in memory. */
export type SmsCode = ReturnType<typeof useSmsCode>

/** @param number filled in at first, of the `home` country. */
export function useSmsCode(home = HOME, number = '') {
  const t = useT<typeof zh>('features/sms-code')
  const countries = useCountries(home)
  const [fields, setFields] = useState<Fields>({ countryCode: home.code, mobile: number, code: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [sent, setSent] = useState({ to: '', until: 0 })
  const [digits, setDigits] = useState(USUAL_DIGITS)
  /** The server's error is shown at the number. */
  const onError = (error: ApiError) => {
    if (isAboutInput(error)) setProblems({ mobile: error.message })
    return true
  }
  const ticket = useMutation(getSmsCode, { onError })
  const sending = useMutation(sendCode, { onError })
  const { countryCode, mobile } = fields
  const to = `${countryCode} ${mobile}`
  const wrongMobile = countries.problemOf(countryCode, mobile)

  const rest = (seconds: number) => setSent({ to, until: serverNow() + seconds * 1000 })
  const send = async (): Promise<void> => {
    setProblems({ mobile: wrongMobile })
    if (wrongMobile) return
    const asked = await ticket.run({ mobile, countryCode })
    if (!asked) return
    setDigits(asked.codeLength || USUAL_DIGITS)
    // one was sent a moment ago, as before a reload
    if (asked.waitSeconds > 0) return rest(asked.waitSeconds)
    const sent = await sending.run({ mobile, countryCode, ticket: asked.ticket })
    if (sent) rest(sent.waitSeconds)
  }

  return {
    fields,
    change(change: Partial<Fields>) {
      setFields((now) => ({ ...now, ...change }))
      // an error belongs to the input it was returned for
      setProblems(({ mobile, code }) => ('code' in change ? { mobile } : { code }))
    },
    /** How many a code has. */
    digits,
    problems,
    /** Puts the server's word about the code, or about the number, beside it. */
    tell: setProblems,
    /** Whether the number and the whole code are entered; shows what is missing. */
    check(): boolean {
      const { length } = fields.code
      const wrongCode =
        length === digits ? undefined : length ? t('codeLength', { count: digits }) : t('code')
      const found = { mobile: wrongMobile, code: wrongCode }
      setProblems(found)
      return !found.mobile && !found.code
    },
    send,
    countries: countries.options,
    busy: ticket.busy || sending.busy,
    /** When the next code can be requested for this number, by the server's clock; undefined before the first. */
    restsUntil: sent.to === to ? sent.until : undefined,
  }
}
