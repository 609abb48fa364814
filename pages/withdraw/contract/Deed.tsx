import type { WithdrawAgreement } from '#shared/api/withdraw-records'
import { Button } from '#shared/kit/button'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import styles from './Deed.module.css'
import type zh from './locales/zh.json'
import signedStyles from './Signature.module.css'
import { Signature } from './Signature.tsx'
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

/** The seal under a signed agreement, and the way on. */
function Signed({ at }: { at: number | null }) {
  const t = useT<typeof zh>()
  return (
    <section className={signedStyles.signature} role="status">
      <i className={signedStyles.seal} data-text={t('signed.stamp')} />
      <h2 className={signedStyles.title}>{t('signed.title')}</h2>
      <p className={signedStyles.terms}>
        {at !== null && t('signed.at', { date: formatDate(at, 'minute') })}
      </p>
      <Button block size="l" track="go-withdraw" onClick={() => navigate.to('/payerMax/index')}>
        {t('signed.action')}
      </Button>
    </section>
  )
}
