import type { WithdrawAccount, WithdrawChannel, WithdrawQuote } from '#shared/api/withdraw'
import type { WithdrawAgreement, Withdrawal } from '#shared/api/withdraw-records'
import type { HandlerRequest } from '../../domain.ts'
import { DAY } from '../../world/clock.ts'
import { maskName } from '../../world/mask.ts'
import { decimalOf } from '../../world/money.ts'
import { couponDiscount } from '../coupon/index.ts'
import { accountOf, type Channel, countThisMonth, stateOf, type Taken, timelineOf } from './account.ts'
import {
  AGREEMENT_VERSION,
  bankOf,
  COINS_PER_UNIT,
  CURRENCY,
  EXTRA_FEE,
  FIRST_FEE,
  MAX_AMOUNT,
  MIN_AMOUNT,
  REAL_NAME,
  words,
} from './plan.ts'

/** The fee now, in hundredths of a percent; undefined for people whose server has no figures. */
function feeNow({ user, now }: HandlerRequest<unknown>): number | undefined {
  if (user.scenario.empty) return undefined
  return FIRST_FEE + (countThisMonth(user, now) ? EXTRA_FEE : 0)
}

const payoutOf = (coins: number) => decimalOf((coins * 100) / COINS_PER_UNIT)

/** What an amount would cost now; null out of limits or without figures. Refuses as `couponDiscount` does. */
export function quoteOf(
  request: HandlerRequest<unknown>,
  amount: number,
  couponId?: string,
): WithdrawQuote | null {
  const percent = feeNow(request)
  if (percent === undefined || amount < MIN_AMOUNT || amount > MAX_AMOUNT) return null
  const fee = Math.ceil((amount * percent) / 10_000)
  const discount = couponId ? couponDiscount(request, 'withdraw', couponId, fee) : 0
  const net = amount - fee + discount
  return { amount, fee, discount, net, payout: payoutOf(net) }
}

export function channelView({ language }: HandlerRequest<unknown>, channel: Channel): WithdrawChannel {
  const { id, bank, holder, account, mobile, state } = channel
  return {
    id,
    kind: bankOf(bank)?.kind ?? 'bank',
    transferCode: bank,
    name: words[language].banks[bank],
    holder,
    account,
    mobile,
    state,
    reason: state === 'ready' ? '' : words[language].channelReasons[state],
  }
}

export function accountView(
  request: HandlerRequest<{ amount?: string; couponId?: string | number }>,
): WithdrawAccount {
  const { user, now, input } = request
  const { realName, agreement, channels } = accountOf(user)
  const percent = feeNow(request)
  return {
    balance: user.coins,
    minAmount: MIN_AMOUNT,
    maxAmount: MAX_AMOUNT,
    currency: CURRENCY,
    coinsPerUnit: COINS_PER_UNIT,
    fee:
      percent === undefined
        ? null
        : {
            firstPercent: decimalOf(FIRST_FEE),
            extraPercent: decimalOf(EXTRA_FEE),
            percent: decimalOf(percent),
          },
    countThisMonth: countThisMonth(user, now),
    quote: input.amount
      ? quoteOf(request, Number(input.amount), input.couponId ? String(input.couponId) : undefined)
      : null,
    realName: { state: realName, name: realName === 'verified' ? maskName(REAL_NAME) : '' },
    agreement,
    channels: channels.map((channel) => channelView(request, channel)),
  }
}

export function withdrawalView({ now, language }: HandlerRequest<unknown>, taken: Taken): Withdrawal {
  const { id, at, amount, fee, net, bank, account } = taken
  const state = stateOf(taken, now)
  const expected = bankOf(bank)?.course.find((step) => step.state === 'paid')
  return {
    id,
    at,
    amount,
    fee,
    net,
    payout: payoutOf(net),
    currency: CURRENCY,
    channelName: words[language].banks[bank],
    account,
    state,
    reason: state === 'failed' || state === 'returned' ? words[language].reasons[state] : '',
    timeline: timelineOf(taken, now),
    expectedAt: expected && (state === 'review' || state === 'paying') ? at + expected.after : null,
  }
}

export function agreementView({ user, language }: HandlerRequest<unknown>): WithdrawAgreement {
  const { agreement, signedAt } = accountOf(user)
  const { title, sections } = words[language].agreement
  return {
    version: AGREEMENT_VERSION,
    title,
    effectiveAt: user.firstMidnight - 30 * DAY,
    sections,
    state: agreement,
    signedAt,
  }
}
