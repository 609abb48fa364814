import type { ReactNode } from 'react'
import { type AgreementName, agreementPath, agreementUrl, useAgreed } from '#shared/features/agreement'
import { Mark } from '#shared/kit/mark'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import styles from './AgreementLink.module.css'
import type zh from './locales/zh.json'

/** A link to an agreement's text, which asks for consent and leads back here; once given, the link shows it. */
export function AgreementLink({ name, children }: { name: AgreementName; children: ReactNode }) {
  const t = useT<typeof zh>('kit/agreement-link')
  const agreed = useAgreed()[name]
  return (
    <a
      href={agreementPath(name)}
      data-track={`read-${name}`}
      onClick={(event) => {
        event.preventDefault()
        navigate.to(agreementUrl(name))
      }}
    >
      {children}
      {agreed && (
        <span className={styles.agreed}>
          <Mark of="done" />
          {t('agreed')}
        </span>
      )}
    </a>
  )
}
