import type { WithdrawAccount } from '#shared/api/withdraw'
import { formatMoney } from '#shared/features/money'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import { Icon } from '#shared/ui/icon'
import type zh from './locales/zh.json'
import styles from './Note.module.css'

/** The balance as a banknote: denomination, rosette, serial number, small print. */
export function Note(props: {
  account?: WithdrawAccount
  rules?: readonly { title: string; items: string[] }[]
}) {
  const t = useT<typeof zh>()
  const { account } = props
  const { loggedIn, userId } = useSession()
  const coins = (amount: number) => formatMoney(String(amount))
  return (
    <header className={styles.desk}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        {props.rules && <RulesSheet sections={props.rules} title={t('rules')} className={styles.rules} />}
      </div>
      <div className={styles.note}>
        <i className={styles.rosette} />
        <i className={styles.sheen} />
        <p className={styles.label}>{t('note.available')}</p>
        <p className={styles.balance}>{account ? coins(account.balance) : '--'}</p>
        <p className={styles.serial}>
          {loggedIn && (
            <>
              {t('note.serial')} <bdi>{userId.padStart(8, '0')}</bdi>
            </>
          )}
        </p>
        <p className={styles.print}>
          {account && (
            <>
              <span>
                {t('note.rate', {
                  count: coins(account.coinsPerUnit),
                  money: formatMoney('1', account.currency),
                })}
              </span>
              <span>
                {t('note.limits', { least: coins(account.minAmount), most: coins(account.maxAmount) })}
              </span>
            </>
          )}
        </p>
      </div>
      <Passed account={account} />
    </header>
  )
}

/** Completed requirements; missing ones are in `Gates`. */
function Passed({ account }: { account?: WithdrawAccount }) {
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
