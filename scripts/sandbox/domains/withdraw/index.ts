import { applyWithdraw, getTransferCodes, improveChannelInfo, preWithdraw } from '#shared/api/withdraw'
import { getWithdrawExtInfo, resubmitSignature, submitSignature } from '#shared/api/withdraw-records'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { found, notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { checkNumber, takeCode } from '../../world/sms-codes.ts'
import { spendCoupon } from '../coupon/index.ts'
import { accountOf, settle } from './account.ts'
import { improveChannel } from './channels.ts'
import { AGREEMENT_VERSION, BANKS, MAX_AMOUNT, MIN_AMOUNT, REAL_NAME, words } from './plan.ts'
import { accountView, agreementView, channelView, quoteOf, withdrawalView } from './view.ts'

/** Answers after what banks have said meanwhile was taken in. */
function settled<In, Out>(answer: (request: HandlerRequest<In>) => Out) {
  return (request: HandlerRequest<In>): Out => {
    settle(request.user, request.now)
    return answer(request)
  }
}

function sign(request: HandlerRequest<{ version: string; name: string }>) {
  const { user, input, now } = request
  const account = accountOf(user)
  if (account.realName !== 'verified') throw new Refusal(2066, REFUSALS.verifyNameFirst)
  if (input.version !== AGREEMENT_VERSION) throw new Refusal(2007, REFUSALS.readAgain)
  if (input.name.trim() !== REAL_NAME) throw new Refusal(2066, REFUSALS.notOwnName)
  account.agreement = 'signed'
  account.signedAt = now
  return agreementView(request)
}

export const withdraw = domain((on) => {
  on(preWithdraw, settled(accountView))

  on(getTransferCodes, ({ user, language }) =>
    (user.scenario.empty ? [] : BANKS).map(({ code, kind, minLength, maxLength, common }) => ({
      transferCode: code,
      kind,
      name: words[language].banks[code],
      minLength,
      maxLength,
      common,
    })),
  )

  on(improveChannelInfo, (request) => {
    const { user, input } = request
    checkNumber(input)
    const channelId = input.channelId === undefined ? undefined : String(input.channelId)
    const channel = improveChannel(user, { ...input, channelId })
    return {
      channel: channelView(request, channel),
      channels: accountOf(user).channels.map((each) => channelView(request, each)),
    }
  })

  on(
    applyWithdraw,
    settled((request) => {
      const { user, input, now, state } = request
      const { mobile, countryCode, code } = input
      // Only asked what came of it: had it come before, its earlier answer would have been given again.
      if (!mobile || !countryCode || !code) throw notFound(REFUSALS.nothingWithdrawn)
      const account = accountOf(user)
      const amount = Number(input.amount)
      if (amount < MIN_AMOUNT || amount > MAX_AMOUNT) throw new Refusal(5001, REFUSALS.withdrawLimits)
      if (account.realName !== 'verified') throw new Refusal(2066, REFUSALS.verifyNameFirst)
      if (account.agreement !== 'signed') throw new Refusal(2066, REFUSALS.signFirst)
      const couponId = input.couponId ? String(input.couponId) : undefined
      const quote = quoteOf(request, amount, couponId)
      if (!quote) throw new Refusal(2007, REFUSALS.feeUnknown)
      const channel = found(account.channels.find(({ id }) => id === String(input.channelId)))
      if (channel.state !== 'ready') throw new Refusal(2007, REFUSALS.channelNotReady)
      if (user.coins < amount) throw new Refusal(2072, REFUSALS.tooFewCoins)
      if (quote.net !== Number(input.net)) throw new Refusal(2007, REFUSALS.feeChanged)
      checkNumber({ mobile, countryCode })
      takeCode(state, { mobile, countryCode }, code, now)
      user.coins -= amount
      if (couponId) spendCoupon(user, couponId)
      const taken = {
        id: String(account.taken.length + 1),
        at: now,
        amount,
        fee: quote.fee - quote.discount,
        net: quote.net,
        bank: channel.bank,
        account: channel.account,
        couponId,
        givenBack: false,
      }
      account.taken.push(taken)
      return { withdrawal: withdrawalView(request, taken), balance: user.coins }
    }),
  )

  on(
    getWithdrawExtInfo,
    settled((request) => {
      const taken = [...accountOf(request.user).taken].reverse()
      const { list, ...page } = pageOf(taken, request.input)
      return {
        ...page,
        list: list.map((each) => withdrawalView(request, each)),
        agreement: agreementView(request),
        rules: words[request.language].rules,
      }
    }),
  )

  on(submitSignature, (request) => {
    const { agreement } = accountOf(request.user)
    if (agreement === 'signed') throw new Refusal(2060, REFUSALS.signedAlready)
    if (agreement !== 'unsigned') throw new Refusal(2007, REFUSALS.signAgain)
    return sign(request)
  })

  on(resubmitSignature, (request) => {
    const { agreement } = accountOf(request.user)
    if (agreement === 'signed') throw new Refusal(2060, REFUSALS.signedAlready)
    if (agreement === 'unsigned') throw new Refusal(2007, REFUSALS.signFirst)
    return sign(request)
  })
})
