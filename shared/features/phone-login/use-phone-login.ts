import { useState } from 'react'
import { type Country, getCountryCodes, getSmsCode, type login, sendCode } from '#shared/api/auth'
import { useT } from '#shared/runtime/i18n'
import { useAction, useCall } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import type zh from './locales/zh.json'

/** Where nothing is known yet, the product's home country. */
const HOME: Country = { code: '86', iso: 'CN', name: '+86', minLength: 11, maxLength: 11, common: true }

/** Refusals that are said at the code: wrong or expired, tried too often. Others are about the number. */
const ABOUT_THE_CODE = [2007, 8001]

type Problems = { mobile?: string; code?: string }

export type PhoneLogin = ReturnType<typeof usePhoneLogin>

/**
 * Logging in by number and code: what is typed, what is wrong with it, asking for a code, logging in. The session is
 * saved before `onEntered`. `isReady` is asked with every attempt, for what stands beside the fields, as an agreement.
 */
export function usePhoneLogin(options: {
  /** Takes number and code: `login`, or one with the same answer. */
  endpoint: typeof login
  home?: Country
  isReady?: () => boolean
  onEntered: () => void
}) {
  const { endpoint, home = HOME, isReady = () => true, onEntered } = options
  const t = useT<typeof zh>('features/phone-login')
  const countries = useCall(getCountryCodes, {})
  const [countryCode, setCountryCode] = useState(home.code)
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [waitSeconds, setWaitSeconds] = useState<number>()
  const ticket = useAction(getSmsCode)
  const sending = useAction(sendCode)
  const entering = useAction(endpoint)

  const list = countries.data ?? [home]
  const country = list.find((each) => each.code === countryCode) ?? home
  const known = mobile.length >= country.minLength && mobile.length <= country.maxLength

  const send = async (): Promise<boolean> => {
    if (!known) {
      setProblems({ mobile: t('mobile') })
      return false
    }
    setProblems({})
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

  const submit = async (): Promise<void> => {
    const found = { mobile: known ? undefined : t('mobile'), code: code ? undefined : t('code') }
    setProblems(found)
    const ready = isReady()
    if (found.mobile || found.code || !ready) return
    const entered = await entering.run({ mobile, countryCode, code })
    if (!entered.ok) {
      const { code: said, message } = entered.error
      if (said !== undefined) setProblems({ [ABOUT_THE_CODE.includes(said) ? 'code' : 'mobile']: message })
      return
    }
    const { token, userId, userInfo } = entered.data
    const { nickname, portrait, rids } = userInfo
    session.save({ token, userId, userInfo: { userId, name: nickname, portrait, rids } })
    onEntered()
  }

  return {
    countries: list,
    fields: { countryCode, mobile, code },
    problems,
    waitSeconds,
    sendBusy: ticket.busy || sending.busy,
    submitBusy: entering.busy,
    setCountryCode: (dial: string) => setCountryCode(dial),
    setMobile: (digits: string) => setMobile(digits),
    setCode: (digits: string) => setCode(digits),
    send,
    submit,
  }
}
