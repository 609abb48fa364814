import { useId } from 'react'
import { AgreementLink } from '#shared/kit/agreement-link'
import { useT } from '#shared/runtime/i18n'
import styles from './Agreement.module.css'
import type zh from './locales/zh.json'

/** The agreement's tick, with the texts one tap away. */
export function Agreement(props: { agreed: boolean; onChange: (agreed: boolean) => void; error?: string }) {
  const t = useT<typeof zh>()
  const said = useId()
  return (
    <div className={styles.agreement}>
      <label className={styles.row}>
        <input
          type="checkbox"
          name="agreed"
          data-track="agree"
          className={styles.box}
          checked={props.agreed}
          aria-invalid={!!props.error || undefined}
          aria-describedby={said}
          onChange={(event) => props.onChange(event.target.checked)}
        />
        <span className={styles.tick} aria-hidden="true">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.5 8.5 6.5 11.5 12.5 4.5" />
          </svg>
        </span>
        <span>{t('agreement.text')}</span>
      </label>
      <p className={styles.links}>
        <AgreementLink name="service">{t('agreement.service')}</AgreementLink>
        <AgreementLink name="privacy">{t('agreement.privacy')}</AgreementLink>
      </p>
      <p id={said} className={styles.error} aria-live="polite">
        {props.error}
      </p>
    </div>
  )
}
