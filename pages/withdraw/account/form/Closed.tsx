import { useT } from '#shared/runtime/i18n'
import { Paper } from '../../_family/Paper.tsx'
import type zh from '../locales/zh.json'
import styles from './Closed.module.css'

/** Shown without a fee from the server: withdrawals are closed, and no figure is made up. */
export function Closed() {
  const t = useT<typeof zh>()
  return (
    <Paper expose="closed">
      <div className={styles.closed}>
        <i className={styles.sign} />
        <h2 className={styles.title}>{t('closed.title')}</h2>
        <p className={styles.text}>{t('closed.text')}</p>
      </div>
    </Paper>
  )
}
