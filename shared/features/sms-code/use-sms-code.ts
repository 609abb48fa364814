import { useState } from 'react'
import { getSmsCode, sendCode } from '#shared/api/auth'
import { useT } from '#shared/runtime/i18n'
import { useAction } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import { HOME, useCountries } from './use-countries.ts'

interface Fields {
  countryCode: string
  mobile: string
  code: string
}

type Problems = { mobile?: string; code?: string }

/** Proving a mobile number by a text message: for `PhoneField` and `CodeField`. What is typed stays in memory. */
export type SmsCode = ReturnType<typeof useSmsCode>

export function useSmsCode(home = HOME) {
  const t = useT<typeof zh>('features/sms-code')
  const countries = useCountries(home)
  const [fields, setFields] = useState<Fields>({ countryCode: home.code, mobile: '', code: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [waitSeconds, setWaitSeconds] = useState<number>()
  const ticket = useAction(getSmsCode)
  const sending = useAction(sendCode)
  const { countryCode, mobile } = fields
  const wrongMobile = countries.problemOf(countryCode, mobile)

  const send = async (): Promise<boolean> => {
    setProblems({ mobile: wrongMobile })
    if (wrongMobile) return false
    const asked = await ticket.run({ mobile, countryCode })
    if (!asked.ok) return false
    if (asked.data.waitSeconds > 0) {
      setWaitSeconds(asked.data.waitSeconds)
      return true
    }
    const sent = await sending.run({ mobile, countryCode, ticket: asked.data.ticket })
    if (sent.ok) setWaitSeconds(sent.data.waitSeconds)
    else if (sent.error.code !== undefined) setProblems({ mobile: sent.error.message })
    return sent.ok
  }

  return {
    fields,
    change: (change: Partial<Fields>) => setFields((now) => ({ ...now, ...change })),
    problems,
    /** Puts the server's word about the code, or about the number, beside it. */
    tell: setProblems,
    /** Whether number and code are there; says what is missing. */
    check(): boolean {
      const found = { mobile: wrongMobile, code: fields.code ? undefined : t('code') }
      setProblems(found)
      return !found.mobile && !found.code
    },
    send,
    countries: countries.options,
    busy: ticket.busy || sending.busy,
    waitSeconds,
  }
}
