import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Passbook.module.css'

/** An opened passbook: bank, number in groups, holder. What is not known yet is a dotted line. */
export function Passbook(props: {
  name?: string
  /** Digits as typed, or masked by the server. */
  account?: string
  holder?: string
  className?: string
}) {
  const t = useT<typeof zh>('family')
  const { account = '' } = props
  const grouped = /^\d+$/.test(account) ? account.replace(/(.{4})(?=.)/g, '$1 ') : account
  return (
    <div className={`${styles.passbook} ${props.className ?? ''}`} aria-hidden="true">
      <i className={styles.rosette} />
      <p className={styles.name}>{props.name || t('details.bank')}</p>
      <p className={styles.account} data-empty={!account || undefined}>
        <bdi>{grouped || '•••• •••• •••• ••••'}</bdi>
      </p>
      <p className={styles.holder}>
        <small>{t('details.holder')}</small>
        <bdi>{props.holder || '……'}</bdi>
      </p>
    </div>
  )
}
