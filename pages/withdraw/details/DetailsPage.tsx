import { preWithdraw } from '#shared/api/withdraw'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { CashOutPitch } from '../_family/CashOutPitch.tsx'
import { Paper } from '../_family/Paper.tsx'
import theme from '../_family/theme.module.css'
import { Accounts } from './Accounts.tsx'
import styles from './DetailsPage.module.css'
import type zh from './locales/zh.json'

/** Where money may be paid to: the accounts that are there, and the form that adds or fixes one. */
export function DetailsPage() {
  const t = useT<typeof zh>()
  const account = useQuery(preWithdraw, {})
  return (
    <ThemeRoot className={theme.theme}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <StateView
        call={account}
        pitch={<CashOutPitch />}
        skeleton={
          <Paper>
            <Skeleton height={64} lines={3} />
          </Paper>
        }
      >
        {(data) => <Accounts call={account} account={data} />}
      </StateView>
    </ThemeRoot>
  )
}
