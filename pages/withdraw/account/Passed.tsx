import type { WithdrawAccount } from '#shared/api/withdraw'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import type zh from './locales/zh.json'
import styles from './Passed.module.css'

/** Completed requirements; missing ones are in `Gates`. */
export function Passed({ account }: { account?: WithdrawAccount }) {
  const t = useT<typeof zh>()
  const { realName, agreement } = account ?? {}
  return (
    // there while nothing is known too, so that nothing below moves
    <ul className={styles.passed}>
      {realName?.state === 'verified' && (
        <li>
          <Icon name="check" />
          {t('passed.name')} <bdi>{realName.name}</bdi>
        </li>
      )}
      {agreement === 'signed' && (
        <li>
          <a href="/payerMax/eleSignH5" data-track="read-agreement">
            <Icon name="check" />
            {t('passed.agreement')}
          </a>
        </li>
      )}
    </ul>
  )
}
