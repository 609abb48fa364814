import { getWithdrawExtInfo } from '#shared/api/withdraw-records'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { CashOutPitch } from '../_family/CashOutPitch.tsx'
import theme from '../_family/theme.module.css'
import styles from './ContractPage.module.css'
import { Deed } from './Deed.tsx'
import type zh from './locales/zh.json'

/** The withdrawal agreement: to be read to its end, then signed. */
export function ContractPage() {
  const t = useT<typeof zh>()
  const papers = useQuery(getWithdrawExtInfo, { pageNum: 1, pageSize: 1 })
  return (
    <ThemeRoot className={theme.theme}>
      <header className={styles.head}>
        <i className={styles.pen} />
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <div className={styles.sheet}>
        <StateView call={papers} pitch={<CashOutPitch />} skeleton={<Skeleton height={20} lines={14} />}>
          {({ agreement }) => <Deed key={agreement.version} agreement={agreement} call={papers} />}
        </StateView>
      </div>
    </ThemeRoot>
  )
}
