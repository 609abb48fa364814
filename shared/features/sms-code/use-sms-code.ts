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

/** Whether a refusal is about what was typed; trouble of the server has been shown by a toast. */
export const isAboutInput = ({ kind, shown }: ApiError) => kind === 'business' && !shown

type Problems = { mobile?: string; code?: string }

/** As long as the server has not said how many a code has. */
const USUAL_DIGITS = 6

/** Proving a mobile number by a text message: for `PhoneField` and `CodeField`. What is typed stays in memory. */
export type SmsCode = ReturnType<typeof useSmsCode>

export function useSmsCode(home = HOME) {
  const t = useT<typeof zh>('features/sms-code')
  const countries = useCountries(home)
  const [fields, setFields] = useState<Fields>({ countryCode: home.code, mobile: '', code: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [sent, setSent] = useState({ to: '', until: 0 })
  const [digits, setDigits] = useState(USUAL_DIGITS)
  /** What the server says of the number stands beside it. */
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
      // what was said was said of what stood there
      setProblems(({ mobile, code }) => ('code' in change ? { mobile } : { code }))
    },
    /** How many a code has. */
    digits,
    problems,
    /** Puts the server's word about the code, or about the number, beside it. */
    tell: setProblems,
    /** Whether number and the whole code are there; says what is missing. */
    check(): boolean {
      const { length } = fields.code
      const wrongCode = length === digits ? undefined : length ? t('codeLength', { digits }) : t('code')
      const found = { mobile: wrongMobile, code: wrongCode }
      setProblems(found)
      return !found.mobile && !found.code
    },
    send,
    countries: countries.options,
    busy: ticket.busy || sending.busy,
    /** Until when, by the server's clock, this number gets no other code; undefined where it has got none. */
    restsUntil: sent.to === to ? sent.until : undefined,
  }
}
