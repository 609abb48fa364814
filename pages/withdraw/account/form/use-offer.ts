import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WithdrawAccount, WithdrawChannel, WithdrawQuote } from '#shared/api/withdraw'
import { preWithdraw } from '#shared/api/withdraw'
import { formatMoney, readWhole, sameQuote } from '#shared/features/money'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type zh from '../locales/zh.json'
import type { Withdrawing } from '../use-withdrawal.ts'
import type { Fields } from './use-fields.ts'

/** Debounce of typing, in ms. */
const SETTLED = 300

/** The server's quote of an amount. `quote` belongs to this amount and coupon, or is undefined. */
function useQuote(amount: string | undefined, couponId: string | undefined) {
  const [settled, settle] = useState(amount)
  useEffect(() => {
    const timer = setTimeout(settle, SETTLED, amount)
    return () => clearTimeout(timer)
  }, [amount])
  const call = useQuery(preWithdraw, { amount: settled, couponId }, { enabled: settled !== undefined })
  const [outlived, outlive] = useState<WithdrawAccount>()
  const old = call.data !== undefined && call.data === outlived
  const current = amount !== undefined && amount === settled && !old
  return {
    call,
    asked: amount !== undefined,
    latest: current && call.status === 'ready' ? call.data : undefined,
    waiting: amount !== undefined && (!current || call.status === 'loading'),
    /** What was shown is not true any more, as after a withdrawal. */
    renew() {
      outlive(call.data)
      void call.refetch()
    },
  }
}

/** Every figure of a withdrawal as the person is shown it before deciding. */
export interface Offer {
  quote: WithdrawQuote
  percent: string
  nth: number
  currency: string
  balance: number
  channel: WithdrawChannel
  couponId: string | undefined
}

/** An offer that the person looks at, and since when, by the phone's clock. */
type Taken = Offer & { mark: string }

export type Offering = ReturnType<typeof useOffer>

/** From what is typed to an offer, and from the offer that the person took to the withdrawal. */
export function useOffer(
  account: WithdrawAccount,
  fields: Fields,
  withdrawal: Withdrawing,
  reload: () => void,
) {
  const t = useT<typeof zh>()
  const [now, offer] = useState<Taken>()
  const taken = useRef<Taken>(undefined)
  /** The validated amount: its error does not apply to another. */
  const [toldOf, formatOf] = useState<string>()
  const limits = { least: account.minAmount, most: account.maxAmount }
  const read = readWhole(fields.amount, limits)
  const couponId = fields.couponId || undefined
  const { latest, ...quote } = useQuote(read.amount, couponId)
  const channel =
    account.channels.find(({ id }) => id === fields.channelId) ??
    account.channels.find(({ state }) => state === 'ready')

  /** The offer as the server's figures are now. */
  const current: Offer | undefined =
    latest?.quote && latest.fee && channel
      ? {
          quote: latest.quote,
          percent: latest.fee.percent,
          nth: latest.countThisMonth + 1,
          currency: latest.currency,
          balance: latest.balance,
          channel,
          couponId,
        }
      : undefined

  const tooFew = read.amount !== undefined && Number(read.amount) > account.balance
  const problem = tooFew ? t('form.tooFew', { balance: formatMoney(String(account.balance)) }) : read.problem
  /** Shows an error of the amount, if any. */
  const checkAmount = () => {
    formatOf(fields.amount)
    return !problem
  }

  const takeBack = useEffectEvent(() => {
    if (!now || withdrawal.standing.at === 'sending') return
    if (!current || (sameQuote(figuresOf(now), figuresOf(current)) && isWhere(now.channel, latest?.channels)))
      return
    offer(undefined)
    toast.tip(t('confirm.changed'))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the server sends new figures
  useEffect(() => takeBack(), [latest])

  return {
    now,
    quote,
    current,
    channel,
    problem: toldOf === fields.amount ? problem : undefined,
    checkAmount,
    leave: () => offer(undefined),
    /** Shows all figures before submitting; first any missing or invalid input. */
    ask() {
      const amountIsGood = checkAmount()
      const proved = fields.sms.check()
      if (channel?.state !== 'ready') return toast.tip(t('form.channelFirst'))
      if (!amountIsGood || !proved) return
      if (!current) return toast.tip(t('form.pocketed'))
      offer({ ...current, mark: withdrawal.mark() })
    },
    /** The person has decided. */
    async take() {
      // A second tap may come when the first one is over already, and before it is drawn.
      if (!now || taken.current === now) return
      taken.current = now
      const {
        quote: { amount, net },
        channel,
        couponId,
      } = now
      const ended = await withdrawal.send(
        { amount: String(amount), net: String(net), channelId: channel.id, couponId },
        fields.sms.fields,
        now.mark,
      )
      offer(undefined)
      quote.renew()
      if (ended.at === 'done') fields.clear()
      reload()
    },
  }
}

/** Whether an account is what was shown: it may have got other details in another tab. */
const isWhere = (shown: WithdrawChannel, now: readonly WithdrawChannel[] = []) =>
  now.some(
    ({ id, name, account, holder }) =>
      id === shown.id && name === shown.name && account === shown.account && holder === shown.holder,
  )

const figuresOf = ({ quote, percent, balance }: Offer) => ({
  percent,
  balance: String(balance),
  amount: String(quote.amount),
  fee: String(quote.fee),
  discount: String(quote.discount),
  net: String(quote.net),
  payout: quote.payout,
})
