import { login } from '#shared/api/auth'
import { useConsent } from '#shared/features/agreement'
import { usePhoneLogin } from '#shared/features/phone-login'
import { AgreementField } from '#shared/kit/agreement-link'
import { PhoneLoginForm } from '#shared/kit/phone-login'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import { goBack } from './where-back'

/** Number and code, and the agreement. */
export function LoginForm() {
  const t = useT<typeof zh>()
  const consent = useConsent()
  const entering = usePhoneLogin({ endpoint: login, isReady: consent.check, onEntered: goBack })
  return (
    <PhoneLoginForm login={entering} label={t('title')} submitText={t('submit')}>
      <AgreementField consent={consent} />
    </PhoneLoginForm>
  )
}
