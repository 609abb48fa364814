import { useEffect, useState } from 'react'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import styles from './CashierPage.module.css'
import { Elsewhere } from './Elsewhere'
import type zh from './locales/zh.json'
import { Rosette } from './Rosette'
import { Slip } from './Slip'
import theme from './theme.module.css'
import { useCashier } from './use-cashier'
import { inWechat } from './wechat/jsapi'

/** Pays an order by WeChat; only the server decides whether it is paid. */
export function CashierPage() {
  const t = useT<typeof zh>()
  const cashier = useCashier()
  const [outside, setOutside] = useState(false)
  useEffect(() => setOutside(!inWechat()), [])
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <header className={styles.hero}>
        <Rosette />
        <p className={styles.kind}>{t('kind')}</p>
      </header>
      <Slip cashier={cashier} outside={outside} />
      {outside && cashier.verdict === 'unpaid' && <Elsewhere orderId={cashier.orderId} />}
      <p className={styles.note} hidden={cashier.verdict === 'asking'}>
        {t('note')}
      </p>
    </ThemeRoot>
  )
}
