import { useState } from 'react'
import { type Country, getCountryCodes, getSmsCode, login, sendCode } from '#shared/api/auth'
import { useT } from '#shared/runtime/i18n'
import { useAction, useCall } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import type zh from './locales/zh.json'
import { goBack } from './where-back'

/** Where nothing is known yet, the product's home country. */
const HOME: Country = { code: '86', iso: 'CN', name: '+86', minLength: 11, maxLength: 11, common: true }

type Problems = { mobile?: string; code?: string; agreed?: string }

/** State and steps of the form: what is typed, what is wrong with it, asking for a code, logging in. */
export function useLogin() {
  const t = useT<typeof zh>()
  const countries = useCall(getCountryCodes, {})
  const [countryCode, setCountryCode] = useState(HOME.code)
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [waitSeconds, setWaitSeconds] = useState<number>()
  const ticket = useAction(getSmsCode)
  const sending = useAction(sendCode)
  const entering = useAction(login)

  const list = countries.data ?? [HOME]
  const country = list.find((each) => each.code === countryCode) ?? HOME
  const known = mobile.length >= country.minLength && mobile.length <= country.maxLength

  const send = async (): Promise<boolean> => {
    if (!known) {
      setProblems({ mobile: t('errors.mobile') })
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
    const found: Problems = {
      mobile: known ? undefined : t('errors.mobile'),
      code: code ? undefined : t('errors.code'),
      agreed: agreed ? undefined : t('errors.agreed'),
    }
    setProblems(found)
    if (found.mobile || found.code || found.agreed) return
    const entered = await entering.run({ mobile, countryCode, code })
    if (!entered.ok) {
      if (entered.error.code !== undefined) setProblems({ code: entered.error.message })
      return
    }
    const { token, userId, userInfo } = entered.data
    const { nickname, portrait, rids } = userInfo
    session.save({ token, userId, userInfo: { userId, name: nickname, portrait, rids } })
    goBack()
  }

  return {
    countries: list,
    fields: { countryCode, mobile, code, agreed },
    problems,
    waitSeconds,
    sendBusy: ticket.busy || sending.busy,
    submitBusy: entering.busy,
    setCountryCode,
    setMobile,
    setCode,
    setAgreed,
    send,
    submit,
  }
}
