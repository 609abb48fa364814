import { login } from '#shared/api/auth'
import { useConsent } from '#shared/features/agreement'
import { usePhoneLogin } from '#shared/features/phone-login'
import { AgreementField } from '#shared/kit/agreement-link'
import { PhoneLoginForm } from '#shared/kit/phone-login'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './ConfirmNumber.module.css'

/** Asks a person without an account for a code, which logs them in; `onConfirmed` is called with the session stored. */
export function ConfirmNumber(props: {
  open: boolean
  /** What was typed as contact: filled in if it is a mobile number. */
  contact: string
  onClose: () => void
  onConfirmed: () => void
}) {
  const t = useT<typeof zh>('family')
  const { open, onClose, contact, onConfirmed } = props
  return (
    <Sheet open={open} onClose={onClose} title={t('confirm.title')} expose="confirm-number">
      <p className={styles.lead}>{t('confirm.lead')}</p>
      <Form contact={contact} onConfirmed={onConfirmed} />
    </Sheet>
  )
}

function Form({ contact, onConfirmed }: { contact: string; onConfirmed: () => void }) {
  const t = useT<typeof zh>('family')
  const consent = useConsent()
  const mobile = /^1\d{10}$/.test(contact) ? contact : ''
  const entering = usePhoneLogin({ endpoint: login, mobile, isReady: consent.check, onEntered: onConfirmed })
  return (
    <PhoneLoginForm
      login={entering}
      label={t('confirm.title')}
      submitText={t('confirm.submit')}
      track="confirm"
    >
      <AgreementField consent={consent} />
    </PhoneLoginForm>
  )
}
