import { useState } from 'react'
import { login } from '#shared/api/auth'
import { useSmsCode } from '#shared/features/sms-code'
import { useT } from '#shared/runtime/i18n'
import { useAction } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import type zh from './locales/zh.json'
import { goBack } from './where-back'

/** State and steps of the form: what is typed, what is wrong with it, asking for a code, logging in. */
export function useLogin() {
  const t = useT<typeof zh>()
  const sms = useSmsCode()
  const [agreed, setAgreed] = useState(false)
  const [disagreed, setDisagreed] = useState<string>()
  const entering = useAction(login)

  const submit = async (): Promise<void> => {
    setDisagreed(agreed ? undefined : t('errors.agreed'))
    if (!sms.check() || !agreed) return
    const entered = await entering.run(sms.fields)
    if (!entered.ok) {
      if (entered.error.code !== undefined) sms.tell({ code: entered.error.message })
      return
    }
    const { token, userId, userInfo } = entered.data
    const { nickname, portrait, rids } = userInfo
    session.save({ token, userId, userInfo: { userId, name: nickname, portrait, rids } })
    goBack()
  }

  return { sms, agreed, setAgreed, disagreed, busy: entering.busy, submit }
}
