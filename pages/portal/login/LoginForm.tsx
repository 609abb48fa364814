import { useState } from 'react'
import { login } from '#shared/api/auth'
import { useAgreed } from '#shared/features/agreement'
import { usePhoneLogin } from '#shared/features/phone-login'
import { PhoneLoginForm } from '#shared/kit/phone-login'
import { useT } from '#shared/runtime/i18n'
import { Agreement } from './Agreement'
import type zh from './locales/zh.json'
import { goBack } from './where-back'

/** Number and code, and the agreement. */
export function LoginForm() {
  const t = useT<typeof zh>()
  const read = useAgreed()
  const [ticked, setTicked] = useState<boolean>()
  // whoever agreed to both texts, one by one, has nothing left to tick
  const agreed = ticked ?? !!(read.service && read.privacy)
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
        onChange={setTicked}
        error={missed && !agreed ? t('errors.agreed') : undefined}
      />
    </PhoneLoginForm>
  )
}
