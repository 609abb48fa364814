import type { WithdrawAgreement } from '#shared/api/withdraw-records'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Deed.module.css'
import type zh from './locales/zh.json'
import { Signature } from './Signature.tsx'
import { Signed } from './Signed.tsx'
import { useReading } from './use-reading.ts'
import type { Papers } from './use-signing.ts'

/** The text with its margin, in which reading is marked, and the place to sign below it. */
export function Deed({ agreement, call }: { agreement: WithdrawAgreement; call: Papers }) {
  const t = useT<typeof zh>()
  const { version, effectiveAt, sections, state, signedAt } = agreement
  const signed = state === 'signed'
  const reading = useReading(version, !signed)
  return (
    <>
      <h2 className={styles.title}>{agreement.title}</h2>
      <p className={styles.meta}>
        <span>{t('version', { version })}</span>
        <span>{t('effective', { date: formatDate(effectiveAt) })}</span>
      </p>
      {(state === 'abandoned' || state === 'expired') && <p className={styles.notice}>{t(state)}</p>}
      {reading.resumed && !signed && <p className={styles.resumed}>{t('resumed')}</p>}
      {signed ? (
        // who comes back to it learns so before the text
        <p className={styles.signed}>
          {t('signed.title')}
          {signedAt !== null && <small>{t('signed.at', { date: formatDate(signedAt, 'minute') })}</small>}
        </p>
      ) : (
        <div className={styles.progress} data-end={reading.atEnd || undefined}>
          <span>{t('progress', { percent: Math.floor(reading.part * 100) })}</span>
          <i style={{ transform: `scaleX(${reading.part})` }} />
        </div>
      )}
      <div ref={reading.text} className={styles.text} data-expose="agreement">
        {sections.map((section) => (
          <section key={section.title}>
            <h3>{section.title}</h3>
            {section.items.map((item) => (
              <p key={item}>{item}</p>
            ))}
          </section>
        ))}
      </div>
      {signed ? (
        <Signed at={signedAt} />
      ) : (
        <Signature agreement={agreement} call={call} read={reading.atEnd} />
      )}
    </>
  )
}
