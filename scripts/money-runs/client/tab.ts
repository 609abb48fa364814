import { applyWithdraw, preWithdraw } from '#shared/api/withdraw'
import { getWithdrawExtInfo } from '#shared/api/withdraw-records'
import { followMutation } from '#shared/features/mutation'
import { startI18n } from '#shared/runtime/i18n'
import { request } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'

interface WithdrawRequest {
  amount: string
  net: string
  channelId: string
}

interface Proof {
  mobile: string
  countryCode: string
  code: string
}

/** What a tab of the withdrawal page does, by the page's own code: its requests, its idempotency keys, its withdrawal. */
export function openTab() {
  startI18n('en', {})
  const quiet = { quiet: true }
  return {
    /** A page follows withdrawals anew for each person that it becomes. */
    follow: () => followMutation<WithdrawRequest, Proof, unknown>(applyWithdraw),
    session,
    quote: (amount: string) => request(preWithdraw, { amount }, quiet),
    records: () => request(getWithdrawExtInfo, {}, quiet),
  }
}

export type Tab = ReturnType<typeof openTab>
