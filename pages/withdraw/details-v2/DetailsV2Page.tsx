import { preWithdraw } from '#shared/api/withdraw'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { CashOutPitch } from '../_family/CashOutPitch.tsx'
import { useDetails } from '../_family/details/use-details.ts'
import type family from '../_family/locales/zh.json'
import { Paper } from '../_family/Paper.tsx'
import { Passbook } from '../_family/Passbook.tsx'
import theme from '../_family/theme.module.css'
import styles from './DetailsV2Page.module.css'
import { Guide } from './Guide.tsx'
import type zh from './locales/zh.json'

/** Adds an account in three steps, while the passbook above fills in. */
export function DetailsV2Page() {
  const t = useT<typeof zh>()
  const f = useT<typeof family>('family')
  const account = useQuery(preWithdraw, {})
  const details = useDetails(account.refetch)
  const { fields, bank, banks } = details
  return (
    <ThemeRoot className={theme.theme}>
      <header className={styles.desk}>
        <h1 className={styles.title}>{t('title')}</h1>
        <Passbook name={bank?.name} account={fields.account} holder={fields.holder} />
      </header>
      <StateView
        call={banks}
        pitch={<CashOutPitch />}
        skeleton={
          <Paper>
            <Skeleton height={58} lines={5} />
          </Paper>
        }
        isEmpty={(all) => !all.length}
        emptyText={f('details.none')}
      >
        {() => <Guide details={details} person={account.data?.realName} />}
      </StateView>
    </ThemeRoot>
  )
}
