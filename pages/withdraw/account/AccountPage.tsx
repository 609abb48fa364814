import { useCallback, useState } from 'react'
import { preWithdraw } from '#shared/api/withdraw'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useQuery } from '#shared/runtime/request'
import { CashOutPitch } from '../_family/CashOutPitch.tsx'
import { Paper } from '../_family/Paper.tsx'
import theme from '../_family/theme.module.css'
import { Counter } from './Counter.tsx'
import { useFields } from './form/use-fields.ts'
import { Note } from './Note.tsx'
import { useRecords } from './records/use-records.ts'
import { Slip } from './Slip.tsx'
import { useWithdrawal } from './use-withdrawal.ts'

/** Withdrawing PP coin: what there is, where it goes, what it costs, and what became of it. */
export function AccountPage() {
  const account = useQuery(preWithdraw, {})
  const records = useRecords()
  const [shown, show] = useState<string>()
  // Here, so that they outlive a login that ends.
  const fields = useFields()
  const reload = useCallback(() => {
    void account.refetch()
    void records.refetch()
  }, [account.refetch, records.refetch])
  const withdrawal = useWithdrawal(reload)
  return (
    <ThemeRoot className={theme.theme}>
      <Note account={account.data} rules={records.first.data?.rules} />
      <Slip withdrawal={withdrawal} onSee={show} />
      <StateView
        call={account}
        pitch={<CashOutPitch />}
        also={fields.coupons}
        skeleton={
          <Paper>
            <Skeleton height={44} lines={5} />
          </Paper>
        }
      >
        {(data) => <Counter {...{ account: data, records, withdrawal, fields, shown, show, reload }} />}
      </StateView>
    </ThemeRoot>
  )
}
