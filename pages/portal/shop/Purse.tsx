import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type zh from './locales/zh.json'
import styles from './Purse.module.css'

/** What the person has, and where there is more. */
export function Purse({ balance }: { balance: number }) {
  const t = useT<typeof zh>()
  return (
    <p className={styles.purse} role="status">
      <span>{t('balance')}</span>
      <b>{formatAmount(balance)}</b>
      <Button size="s" look="ghost" track="top-up" onClick={() => navigate.recharge()}>
        {t('topUp')}
      </Button>
    </p>
  )
}
