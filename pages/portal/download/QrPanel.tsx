import { Qr } from '#shared/kit/qr'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './QrPanel.module.css'

/** On a computer: the same page for the phone, by its camera. */
export function QrPanel({ link }: { link: string }) {
  const t = useT<typeof zh>()
  return (
    <section className={styles.panel} data-expose="qr">
      <Qr className={styles.code} link={link} name={t('qr.name')} />
      <p className={styles.text}>{t('qr.text')}</p>
    </section>
  )
}
