import type { WithdrawAccount } from '#shared/api/withdraw'
import { parseDecimal } from '#shared/features/money'
import { Button } from '#shared/kit/button'
import { CodeField } from '#shared/kit/code-field'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { Payer } from '#shared/kit/payer'
import { PhoneField } from '#shared/kit/phone-field'
import { StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Paper } from '../../_family/Paper.tsx'
import { useFigures } from '../figures.tsx'
import { Ledger } from '../Ledger.tsx'
import type zh from '../locales/zh.json'
import { AmountField } from './AmountField.tsx'
import { Channels } from './Channels.tsx'
import type { Fields } from './use-fields.ts'
import type { Offering } from './use-offer.ts'
import styles from './WithdrawForm.module.css'

/** Amount, account, quote and submit. Input is kept whatever the server answers. */
export function WithdrawForm(props: {
  account: WithdrawAccount
  fields: Fields
  offer: Offering
  /** Something has to be done first: figures alone. */
  gated: boolean
}) {
  const t = useT<typeof zh>()
  const { account, fields, offer } = props
  const { sms } = fields
  return (
    <Form
      label={t('form.title')}
      onSubmit={() => {
        if (!props.gated && !offer.quote.waiting) offer.ask()
      }}
    >
      <Paper title={t('form.title')} expose="form">
        <AmountField account={account} fields={fields} offer={offer} />
        <CouponField fields={fields} />
        <QuoteView account={account} offer={offer} />
      </Paper>
      {account.channels.length > 0 && (
        <Paper
          title={t('form.to')}
          aside={
            <a className={styles.manage} href="/payerMax/cashInfo" data-track="manage-channels" data-next>
              {t('form.manage')}
            </a>
          }
        >
          <Channels channels={account.channels} chosen={offer.channel?.id} onChoose={fields.setChannelId} />
        </Paper>
      )}
      {!props.gated && (
        <Paper title={t('form.prove')}>
          <PhoneField
            countries={sms.countries}
            dial={sms.fields.countryCode}
            onDial={(countryCode) => sms.change({ countryCode })}
            value={sms.fields.mobile}
            onChange={(mobile) => sms.change({ mobile })}
            error={sms.problems.mobile}
            hint={t('form.mobileHint')}
          />
          <CodeField
            value={sms.fields.code}
            onChange={(code) => sms.change({ code })}
            onSend={sms.send}
            digits={sms.digits}
            busy={sms.busy}
            restsUntil={sms.restsUntil}
            error={sms.problems.code}
          />
          <Payer />
          <Button type="submit" block size="l" track="withdraw" busy={offer.quote.waiting}>
            {t('form.submit')}
          </Button>
        </Paper>
      )}
    </Form>
  )
}

/** A coupon that makes the fee smaller, for people who have one. */
function CouponField({ fields }: { fields: Fields }) {
  const t = useT<typeof zh>()
  const { list = [] } = fields.coupons.data ?? {}
  if (!list.length) return null
  return (
    <FormField label={t('form.coupon')}>
      {(control) => (
        <select
          {...control}
          name="coupon"
          autoComplete="off"
          data-track="coupon"
          value={fields.couponId}
          onChange={(event) => fields.setCouponId(event.target.value)}
        >
          <option value="">{t('form.noCoupon')}</option>
          {list.map(({ id, name, expiresAt }) => (
            <option key={id} value={id}>
              {t('form.couponUntil', { name, date: formatDate(expiresAt, 'day') })}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

/** What the amount comes to, by the server's word alone. */
function QuoteView({ account, offer }: { account: WithdrawAccount; offer: Offering }) {
  const t = useT<typeof zh>()
  const { call, asked, waiting } = offer.quote
  const rows = useFigures(offer.current, account.currency)
  const percent = (text: string | undefined) => parseDecimal(text) ?? '--'
  return (
    <div className={styles.quote} aria-busy={waiting || undefined}>
      {asked && call.status === 'failed' ? (
        <StateView call={call} skeleton={null}>
          {() => null}
        </StateView>
      ) : (
        <Ledger label={t('figures.label')} rows={rows} />
      )}
      <p className={styles.terms}>
        {t('figures.feeTerms', {
          first: percent(account.fee?.firstPercent),
          extra: percent(account.fee?.extraPercent),
        })}
      </p>
    </div>
  )
}
