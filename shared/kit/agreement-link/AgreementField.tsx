import { useId } from 'react'
import type { Consent } from '#shared/features/agreement'
import { useT } from '#shared/runtime/i18n'
import styles from './AgreementField.module.css'
import { AgreementLink } from './AgreementLink.tsx'
import type zh from './locales/zh.json'

/** The checkbox for both agreements, with the texts one tap away. */
export function AgreementField({ consent }: { consent: Consent }) {
  const t = useT<typeof zh>('kit/agreement-link')
  const error = useId()
  return (
    <div className={styles.agreement}>
      <label className={styles.row}>
        <input
          type="checkbox"
          name="agreed"
          data-track="agree"
          className={styles.box}
          checked={consent.agreed}
          aria-invalid={consent.missing || undefined}
          aria-describedby={error}
          onChange={({ target }) => consent.set(target.checked)}
        />
        <span className={styles.tick} aria-hidden="true">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.5 8.5 6.5 11.5 12.5 4.5" />
          </svg>
        </span>
        <span>{t('text')}</span>
      </label>
      <p className={styles.links}>
        <AgreementLink name="service">{t('service')}</AgreementLink>
        <AgreementLink name="privacy">{t('privacy')}</AgreementLink>
      </p>
      <p id={error} className={styles.error} aria-live="polite">
        {consent.missing && t('missing')}
      </p>
    </div>
  )
}
