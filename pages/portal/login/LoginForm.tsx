import { useState } from 'react'
import { login } from '#shared/api/auth'
import { usePhoneLogin } from '#shared/features/phone-login'
import { PhoneLoginForm } from '#shared/kit/phone-login'
import { useT } from '#shared/runtime/i18n'
import { Agreement } from './Agreement'
import type zh from './locales/zh.json'
import { goBack } from './where-back'

/** Number and code, and the agreement. */
export function LoginForm() {
  const t = useT<typeof zh>()
  const [agreed, setAgreed] = useState(false)
  const [missed, setMissed] = useState(false)
  const entering = usePhoneLogin({
    endpoint: login,
    isReady() {
      setMissed(!agreed)
      return agreed
    },
    onEntered: goBack,
  })
  return (
    <PhoneLoginForm login={entering} label={t('title')} submitText={t('submit')}>
      <Agreement
        agreed={agreed}
        onChange={setAgreed}
        error={missed && !agreed ? t('errors.agreed') : undefined}
      />
    </PhoneLoginForm>
  )
}
